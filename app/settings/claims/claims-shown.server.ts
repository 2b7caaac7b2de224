import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Place, Use } from '../../claims/claim-use.ts'
import type { ClaimName, Claims, DerivedName } from '../../claims/claims.ts'
import { markedClaims } from '../../claims/say-claims.ts'
import { englishNames, pathIn } from '../../platform/language.ts'
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

const known = new WeakMap<Site, { content: string; shown: Promise<Shown> }>()

/**
 * Makes every kind of page once in the language of the site, with the name of each claim in place of its words, and
 * reads where the names appear. So it is what pages show, and not what somebody remembered to write down. It is done
 * again when the settings or the content (stories and articles, by a mark of them) have changed.
 */
export function claimsShown(
  render: RenderPage,
  families: readonly PageFamily[],
  site: Site,
  content = '',
): Promise<Shown> {
  const kept = known.get(site)
  if (kept?.content === content) return kept.shown
  const shown = readPages(render, families, site)
  known.set(site, { content, shown })
  shown.catch(() => known.delete(site))
  return shown
}

async function readPages(render: RenderPage, families: readonly PageFamily[], site: Site): Promise<Shown> {
  const claims = markedClaims((name) => `[[${name}]]`, site.claims)
  const marked = { ...site, claims, exact: claims }
  const uses = new Map<string, UsesByText>()
  const lines: Line[] = []
  const unread: string[] = []
  for (const { name, path } of pagesIn(families, site)) {
    const { status, html } = await render(path, marked)
    // Whoever waits for a page of theirs comes in between.
    await nextTurn()
    // A form that is connected answers where it stands, and makes its own claims.
    if (status === 302) continue
    if (status !== 200) unread.push(path)
    else {
      const page = labelOf(name ?? titleOf(html).replace(` | ${site.brand}`, ''), site)
      for (const [block, texts] of blocksOf(html).entries())
        for (const text of texts.flatMap(sentences)) {
          const said = filled(text, site.claims)
          if (said !== text) noteUses(uses, text, said, { page, path })
          lines.push({ page, path, text: said, block })
        }
      await nextTurn()
    }
  }
  const listed = [...uses].map(([name, byText]): [string, Use[]] => [name, [...byText.values()]])
  return { uses: new Map(listed), lines, unread }
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
