import { xmlText } from '../platform/xml-text.ts'
import { addressesOf, type Entry, type Told } from './entries.ts'
import type { ListedFile } from './files.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, piece by piece. */
export function* urlSet(origin: string, entries: Iterable<Entry>): Generator<string> {
  yield `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const entry of entries) yield urlElements(origin, entry)
  yield '</urlset>\n'
}

export function* sitemapIndex(origin: string, files: Iterable<ListedFile>): Generator<string> {
  yield `${head}<sitemapindex ${schema}>\n`
  for (const file of files) yield fileElement(origin, file)
  yield '</sitemapindex>\n'
}

export function fileElement(origin: string, { name, newest }: ListedFile) {
  return `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc>${lastmod(newest)}</sitemap>\n`
}

/** One for each language, and each names them all: a search engine wants it said from both sides. */
function urlElements(origin: string, entry: Entry) {
  const { priority, changes, modified } = entry
  const rest = `${lastmod(modified)}<changefreq>${changes}</changefreq><priority>${priority.toFixed(1)}</priority>`
  const addresses = addressesOf(entry)
  const others = alternates(origin, entry.isTranslated ? addresses : (entry.translations ?? []))
  return addresses
    .map(
      ({ path }) => `<url><loc>${xmlText(origin + path)}</loc>${rest}${others}</url>
`,
    )
    .join('')
}

/** English for whoever reads none of them, as in the head of the page. */
function alternates(origin: string, told: Told[]) {
  const english = told.find(({ language }) => language === 'en') ?? told[0]
  if (!english) return ''
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(origin + path)}"/>`
  const links = told.map(({ language, path }) => link(language, path))
  return [...links, link('x-default', english.path)].join('')
}

function lastmod(modified: string | undefined) {
  return modified ? `<lastmod>${modified}</lastmod>` : ''
}
