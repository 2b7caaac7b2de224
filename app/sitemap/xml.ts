import { xmlText } from '../platform/xml-text.ts'
import type { Entry } from './entries.ts'
import type { SitemapFile } from './files.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, piece by piece. */
export function* urlSet(origin: string, entries: Iterable<Entry>): Generator<string> {
  yield `${head}<urlset ${schema}>\n`
  for (const entry of entries) yield urlElement(origin, entry)
  yield '</urlset>\n'
}

export function* sitemapIndex(origin: string, files: Iterable<SitemapFile>): Generator<string> {
  yield `${head}<sitemapindex ${schema}>\n`
  for (const file of files) yield fileElement(origin, file)
  yield '</sitemapindex>\n'
}

export function fileElement(origin: string, { name, entries }: SitemapFile) {
  const days = entries.flatMap(({ modified }) => modified?.getTime() ?? [])
  const newest = days.length > 0 ? new Date(days.reduce((a, b) => Math.max(a, b))) : undefined
  return `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc>${lastmod(newest)}</sitemap>\n`
}

export function urlElement(origin: string, { path, priority, changes, modified }: Entry) {
  return `<url><loc>${xmlText(origin + path)}</loc>${lastmod(modified)}<changefreq>${changes}</changefreq><priority>${priority.toFixed(1)}</priority></url>\n`
}

function lastmod(modified: Date | undefined) {
  return modified ? `<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>` : ''
}
