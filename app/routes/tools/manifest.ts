import { siteContext } from '../../site/context.ts'
import { webManifest } from '../../tools/offline/manifest.ts'
import type { Route } from './+types/manifest'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(webManifest(context.get(siteContext))), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
