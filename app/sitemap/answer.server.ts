import { listArticleAddresses } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { sitemapEntries } from './entries.ts'
import { entriesOfFile, maxPerFile, sitemapIndex, urlSet } from './xml.ts'

/** The whole list, or the index of its files when it is too long for one. */
export async function wholeSitemap(db: Db, origin: string, perFile = maxPerFile) {
  const articles = await listArticleAddresses(db)
  const total = countOf(sitemapEntries(articles))
  if (total <= perFile) return xml(urlSet(origin, sitemapEntries(articles)))
  return xml(sitemapIndex(origin, Math.ceil(total / perFile)))
}

/** One file of several; null when there is no such file. */
export async function sitemapFile(db: Db, origin: string, number: number, perFile = maxPerFile) {
  const articles = await listArticleAddresses(db)
  const total = countOf(sitemapEntries(articles))
  if (number < 1 || number > Math.ceil(total / perFile)) return null
  return xml(urlSet(origin, entriesOfFile(sitemapEntries(articles), number, perFile)))
}

function countOf(list: Iterable<unknown>) {
  let count = 0
  for (const _ of list) count++
  return count
}

function xml(pieces: Iterable<string>) {
  return new Response([...pieces].join(''), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
