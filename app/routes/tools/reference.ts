import { allStateRights } from '../../tools/all-state-rights.ts'
import { letters } from '../../tools/letters/letters.ts'
import type { Reference } from '../../tools/reference.ts'

/** The same file for everyone. */
export function loader() {
  const reference: Reference = { states: allStateRights(), letters }
  return Response.json(reference, { headers: { 'X-Robots-Tag': 'noindex' } })
}
