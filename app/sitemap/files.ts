import { slugOf } from '../platform/slug.ts'
import { stateNameOf, usStates } from '../platform/us-states.ts'
import {
  type ArticleEntry,
  addressesOf,
  articleEntries,
  type Entry,
  listedPlaces,
  placeEntry,
  singleEntries,
} from './entries.ts'
import { maxPerFile } from './max-per-file.ts'

/** A file of the sitemap, at /sitemaps/{name}.xml. */
export type SitemapFile = { name: string; entries: Entry[] }
/** What is said of a file where it is only listed. */
export type ListedFile = { name: string; addresses: number; newest: string }

const fileOfState = (code: string) => slugOf(stateNameOf(code))
const stateOfFile = new Map(usStates.map(({ code }) => [fileOfState(code), code]))

/** Single pages, articles, and a file for each state: a search engine sees in which something is new. */
export function sitemapFiles(articles: readonly ArticleEntry[], perFile = maxPerFile): SitemapFile[] {
  return [...filesOfOthers(articles, perFile), ...filesOfPlaces(perFile)]
}

function filesOfOthers(articles: readonly ArticleEntry[], perFile: number): SitemapFile[] {
  return [
    { name: 'pages', entries: [...singleEntries()] },
    ...inParts('articles', [...articleEntries(articles)], perFile),
  ]
}

function filesOfPlaces(perFile: number): SitemapFile[] {
  const byState = Map.groupBy(listedPlaces(), ({ state }) => fileOfState(state))
  const states = [...byState].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return states.flatMap(([name, pages]) => inParts(name, pages.map(placeEntry), perFile))
}

// Some 25,000 pages, 0.2 s: they stay the same for as long as the process lives.
let placesListed: ListedFile[] | undefined

export function listedFiles(articles: readonly ArticleEntry[]): ListedFile[] {
  placesListed ??= filesOfPlaces(maxPerFile).map(listedFile)
  return [...filesOfOthers(articles, maxPerFile).map(listedFile), ...placesListed]
}

export function listedFile({ name, entries }: SitemapFile): ListedFile {
  return {
    name,
    addresses: entries.reduce((sum, entry) => sum + addressesOf(entry).length, 0),
    // A moment is after the day it begins with, also as text.
    newest: entries.reduce((last, { modified = '' }) => (modified > last ? modified : last), ''),
  }
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
