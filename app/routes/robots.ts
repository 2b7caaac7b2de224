import { siteContext } from '../site/context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /forms/',
    'Disallow: /qualify',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
