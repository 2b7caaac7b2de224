import { languages, pathIn } from '../platform/language.ts'
import type { Address } from '../site/address.ts'
import { addresses } from '../site/addresses.ts'
import { siteContext } from '../site/context.ts'
import type { Route } from './+types/robots'

/** By their fixed beginning: what stands below is closed with it. In every language they are told in. */
const disallowed = [...new Set(addresses.filter(({ isDisallowed }) => isDisallowed).flatMap(beginningsOf))]

function beginningsOf({ path, isTranslated }: Address) {
  const inEnglish = beginningOf(path)
  return isTranslated ? languages.map((language) => pathIn(language, inEnglish)) : [inEnglish]
}

function beginningOf(path: string) {
  if (path.startsWith('/admin')) return '/admin'
  return path.includes(':') ? path.slice(0, path.indexOf(':')) : path
}

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
