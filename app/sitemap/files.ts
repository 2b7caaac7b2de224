import { slugOf } from '../platform/slug.ts'
import { stateNameOf, usStates } from '../platform/us-states.ts'
import {
  type ArticleEntry,
  articleEntries,
  type Entry,
  listedPlaces,
  placeEntry,
  singleEntries,
} from './entries.ts'
import { maxPerFile } from './max-per-file.ts'

/** A file of the sitemap, at /sitemaps/{name}.xml. */
export type SitemapFile = { name: string; entries: Entry[] }

const fileOfState = (code: string) => slugOf(stateNameOf(code))
const stateOfFile = new Map(usStates.map(({ code }) => [fileOfState(code), code]))

/** Single pages, articles, and a file for each state: a search engine sees in which something is new. */
export function sitemapFiles(articles: readonly ArticleEntry[], perFile = maxPerFile): SitemapFile[] {
  const byState = Map.groupBy(listedPlaces(), ({ state }) => fileOfState(state))
  const states = [...byState].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    { name: 'pages', entries: [...singleEntries()] },
    ...inParts('articles', [...articleEntries(articles)], perFile),
    ...states.flatMap(([name, pages]) => inParts(name, pages.map(placeEntry), perFile)),
  ]
}

/** One of them without all the others; null when there is none of that name. */
export function sitemapFile(name: string, articles: readonly ArticleEntry[]): SitemapFile | null {
  const [, list = '', part = ''] = /^([a-z-]*?)(-\d+)?$/.exec(name) ?? []
  const number = part === '' ? 1 : Number(part.slice(1))
  const from = (number - 1) * maxPerFile
  const entries = entriesOf(list, articles).slice(from, from + maxPerFile)
  return entries.length > 0 && nameOfPart(list, number) === name ? { name, entries } : null
}

function entriesOf(list: string, articles: readonly ArticleEntry[]): Entry[] {
  if (list === 'pages') return [...singleEntries()]
  if (list === 'articles') return [...articleEntries(articles)]
  const state = stateOfFile.get(list)
  return state ? [...listedPlaces(state)].map(placeEntry) : []
}

function inParts(list: string, entries: Entry[], perFile: number): SitemapFile[] {
  return Array.from({ length: Math.ceil(entries.length / perFile) }, (_, part) => ({
    name: nameOfPart(list, part + 1),
    entries: entries.slice(part * perFile, (part + 1) * perFile),
  }))
}

/** 'articles', and 'articles-2' where one file is not enough. */
function nameOfPart(list: string, number: number) {
  return number === 1 ? list : `${list}-${number}`
}
