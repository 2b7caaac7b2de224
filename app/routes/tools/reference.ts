import { siteContext } from '../../site/context.ts'
import { allStateRights } from '../../tools/all-state-rights.ts'
import { lettersIn } from '../../tools/letters/letters.ts'
import type { Reference } from '../../tools/reference.ts'
import type { Route } from './+types/reference'

/** The same file for everyone who reads this language. */
export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext)
  const reference: Reference = { states: allStateRights(language), letters: lettersIn(language) }
  return Response.json(reference, { headers: { 'X-Robots-Tag': 'noindex' } })
}
