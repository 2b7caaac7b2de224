import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Place, Use } from '../../claims/claim-use.ts'
import type { ClaimName, Claims, DerivedName } from '../../claims/claims.ts'
import { markedClaims } from '../../claims/say-claims.ts'
import { englishNames, type Language, pathIn } from '../../platform/language.ts'
import type { RenderPage } from '../../site/context.ts'
import type { PageFamily } from '../../site/page-family.ts'
import type { Site } from '../../site/site.ts'
import { claimsPageWords } from './claims-page-words.ts'
import { blocksOf, titleOf } from './page-lines.ts'

/** A sentence, and which block of its page it stands in; the head of the page is the first. */
type Line = Place & { text: string; block: number }

export type Shown = {
  /** The sentences that hold a claim, and where they stand. */
  uses: Map<string, Use[]>
  /** Everything the pages say. */
  lines: Line[]
  /** Pages that could not be made: nothing is known of them. */
  unread: string[]
}

/** One page as it was read. */
type Reading = {
  path: string
  isUnread: boolean
  /** Made from stories or articles too, not from the settings alone. */
  hasContent: boolean
  lines: Line[]
  /** The sentences that hold a claim, with the names of their claims and with its words. */
  claiming: { place: Place; marked: string; said: string }[]
}
type Readings = ReadonlyMap<string, Reading>
type Known = {
  settings: string
  families: readonly PageFamily[]
  content: string
  readings: Promise<Readings>
  shown: Promise<Shown>
}

const noReadings: Promise<Readings> = Promise.resolve(new Map())
const known = new WeakMap<RenderPage, Map<Language, Known>>()

/**
 * Makes every kind of page once in the language of the site, with the name of each claim in place of its words, and
 * reads where the names appear. So it is what pages show, and not what somebody remembered to write down. All of it is
 * done again when the settings have changed; when the content has (stories and articles, by a mark of them), the pages
 * that are made from it.
 */
export function claimsShown(
  render: RenderPage,
  families: readonly PageFamily[],
  site: Site,
  content = '',
): Promise<Shown> {
  const inLanguages = known.get(render) ?? new Map<Language, Known>()
  known.set(render, inLanguages)
  const settings = JSON.stringify(site)
  const last = inLanguages.get(site.language)
  const isOfToday = last?.settings === settings && last.families === families
  if (isOfToday && last.content === content) return last.shown
  const readings = readPages(render, families, site, isOfToday ? last.readings : noReadings)
  const shown = readings.then(shownBy)
  const now = { settings, families, content, readings, shown }
  inLanguages.set(site.language, now)
  shown.catch(() => {
    if (inLanguages.get(site.language) === now) inLanguages.delete(site.language)
  })
  return shown
}

async function readPages(
  render: RenderPage,
  families: readonly PageFamily[],
  site: Site,
  before: Promise<Readings>,
): Promise<Readings> {
  const claims = markedClaims((name) => `[[${name}]]`, site.claims)
  const marked = { ...site, claims, exact: claims }
  const last = await before.catch(() => noReadings)
  const readings = new Map<string, Reading>()
  for (const { name, path } of pagesIn(families, site)) {
    const same = last.get(path)
    if (same && !same.hasContent && !same.isUnread) readings.set(path, same)
    else {
      const { status, html, tags } = await render(path, marked)
      // Whoever waits for a page of theirs comes in between.
      await nextTurn()
      const about = { path, isUnread: status !== 200 && status !== 302, hasContent: tags.size > 0 }
      // A form that is connected answers where it stands, and makes its own claims.
      const read = status === 200 ? readPage(html, { name, path, site }) : { lines: [], claiming: [] }
      readings.set(path, { ...about, ...read })
      await nextTurn()
    }
  }
  return readings
}

type Page = { name: string | undefined; path: string; site: Site }

function readPage(html: string, { name, path, site }: Page): Pick<Reading, 'lines' | 'claiming'> {
  const lines: Reading['lines'] = []
  const claiming: Reading['claiming'] = []
  const page = labelOf(name ?? titleOf(html).replace(` | ${site.brand}`, ''), site)
  for (const [block, texts] of blocksOf(html).entries())
    for (const marked of texts.flatMap(sentences)) {
      const said = filled(marked, site.claims)
      if (said !== marked) claiming.push({ place: { page, path }, marked, said })
      lines.push({ page, path, text: said, block })
    }
  return { lines, claiming }
}

function shownBy(readings: Readings): Shown {
  const pages = [...readings.values()]
  const uses = new Map<string, UsesByText>()
  for (const { place, marked, said } of pages.flatMap(({ claiming }) => claiming))
    noteUses(uses, marked, said, place)
  return {
    uses: new Map([...uses].map(([name, byText]): [string, Use[]] => [name, [...byText.values()]])),
    lines: pages.flatMap(({ lines }) => lines),
    unread: pages.filter(({ isUnread }) => isUnread).map(({ path }) => path),
  }
}

/** The samples of the families that are told in the language of the site. */
function pagesIn(families: readonly PageFamily[], { language }: Site) {
  return families
    .filter(({ isTranslated }) => isTranslated || language === 'en')
    .flatMap(({ name, samples }) => samples.map((sample) => ({ name, path: pathIn(language, sample) })))
}

/** By its label a page is told apart from the same one in another language. */
function labelOf(page: string, { language }: Site) {
  return language === 'en' ? page : claimsPageWords.en.pageIn(page, englishNames[language])
}

const marker = /\[\[(\w+)\]\]/g

function sentences(line: string) {
  return line.split(/(?<=[.!?]) (?=\S)/)
}

type UsesByText = Map<string, Use>

function noteUses(uses: Map<string, UsesByText>, text: string, said: string, place: Place) {
  for (const [, name = ''] of text.matchAll(marker)) {
    const byText: UsesByText = uses.get(name) ?? new Map()
    const use = byText.get(said) ?? { text: said, places: [] }
    if (!use.places.some(({ page }) => page === place.page)) use.places.push(place)
    byText.set(said, use)
    uses.set(name, byText)
  }
}

function filled(text: string, claims: Claims) {
  return text.replace(marker, (whole, name: string) =>
    Object.hasOwn(claims, name) ? claims[name as ClaimName | DerivedName] : whole,
  )
}
