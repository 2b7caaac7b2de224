import { listArticleAddresses } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { listedFiles, sitemapFile } from './files.ts'
import { sitemapIndex, urlSet } from './xml.ts'

/** /sitemap.xml: where the files are, and when something in each was last new. */
export async function sitemapIndexAnswer(db: Db, origin: string) {
  return xml(sitemapIndex(origin, listedFiles(await listArticleAddresses(db))))
}

/** /sitemaps/texas.xml; null when there is no such file. */
export async function sitemapFileAnswer(db: Db, origin: string, fileName: string) {
  if (!fileName.endsWith('.xml')) return null
  const file = sitemapFile(fileName.slice(0, -'.xml'.length), await listArticleAddresses(db))
  return file ? xml(urlSet(origin, file.entries)) : null
}

function xml(pieces: Iterable<string>) {
  return new Response([...pieces].join(''), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
