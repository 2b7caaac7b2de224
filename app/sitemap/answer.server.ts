import { listArticleAddresses } from '../articles/queries.server.ts'
import type { Db } from '../db/tables.ts'
import { sitemapEntries } from './entries.ts'
import { entriesOfFile, maxPerFile, sitemapIndex, urlSet } from './xml.ts'

/** The whole list, or the index of its files when it is too long for one. */
export async function wholeSitemap(db: Db, origin: string, perFile = maxPerFile) {
  const articles = await listArticleAddresses(db)
  const total = countOf(sitemapEntries(articles))
  if (total <= perFile) return xmlStream(urlSet(origin, sitemapEntries(articles)))
  return xmlStream(sitemapIndex(origin, Math.ceil(total / perFile)))
}

/** One file of several; null when there is no such file. */
export async function sitemapFile(db: Db, origin: string, number: number, perFile = maxPerFile) {
  const articles = await listArticleAddresses(db)
  const total = countOf(sitemapEntries(articles))
  if (number < 1 || number > Math.ceil(total / perFile)) return null
  return xmlStream(urlSet(origin, entriesOfFile(sitemapEntries(articles), number, perFile)))
}

function countOf(list: Iterable<unknown>) {
  let count = 0
  for (const _ of list) count++
  return count
}

const piecesAtOnce = 500

function xmlStream(pieces: Generator<string>) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = ''
      for (let n = 0; n < piecesAtOnce; n++) {
        const { done, value } = pieces.next()
        if (done) {
          if (text) controller.enqueue(encoder.encode(text))
          return controller.close()
        }
        text += value
      }
      controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
