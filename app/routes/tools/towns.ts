import { siteContext } from '../../site/context.ts'
import { townFile } from '../../tools/budget/town-file.ts'
import type { Route } from './+types/towns'

/** The same file for everyone: the rules of the states in it are told in the language of the page. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(townFile(context.get(siteContext).language), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
