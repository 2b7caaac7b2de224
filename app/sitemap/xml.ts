import { xmlText } from '../platform/xml-text.ts'
import type { Entry } from './entries.ts'

/** What one file may hold by the sitemap protocol. */
export const maxPerFile = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, piece by piece: a hundred thousand addresses are never one string. */
export function* urlSet(origin: string, entries: Iterable<Entry>): Generator<string> {
  yield `${head}<urlset ${schema}>\n`
  for (const entry of entries) yield urlElement(origin, entry)
  yield '</urlset>\n'
}

export function* sitemapIndex(origin: string, fileCount: number): Generator<string> {
  yield `${head}<sitemapindex ${schema}>\n`
  for (let file = 1; file <= fileCount; file++)
    yield `<sitemap><loc>${xmlText(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

/** The part of the list that belongs into file `number`, counted from 1. */
export function* entriesOfFile<T>(entries: Iterable<T>, number: number, perFile = maxPerFile): Generator<T> {
  let index = 0
  for (const entry of entries) {
    const file = Math.floor(index++ / perFile) + 1
    if (file > number) return
    if (file === number) yield entry
  }
}

export function urlElement(origin: string, { path, priority, changes, modified }: Entry) {
  const lastmod = modified ? `<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>` : ''
  return `<url><loc>${xmlText(origin + path)}</loc>${lastmod}<changefreq>${changes}</changefreq><priority>${priority.toFixed(1)}</priority></url>\n`
}
