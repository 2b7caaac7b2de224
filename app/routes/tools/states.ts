import { allStateRights } from '../../tools/all-state-rights.ts'

/** The same file for everyone. */
export function loader() {
  return Response.json(allStateRights(), { headers: { 'X-Robots-Tag': 'noindex' } })
}
