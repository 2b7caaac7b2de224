import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Place, Use } from '../../claims/claim-use.ts'
import type { Claims } from '../../claims/claims.ts'
import { markedClaims } from '../../claims/say-claims.ts'
import type { RenderPage } from '../../site/context.ts'
import type { PageFamily } from '../../site/page-family.ts'
import type { Site } from '../../site/site.ts'
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
 * Makes every kind of page once, with the name of each claim in place of its words, and reads where the names
 * appear. So it is what pages show, and not what somebody remembered to write down. It is done again when the
 * settings or the content (stories and articles, by a mark of them) have changed.
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
  const claims = markedClaims((name) => `[[${name}]]`)
  const marked = { ...site, claims, exact: claims }
  const lines: Line[] = []
  const unread: string[] = []
  for (const { name, samples } of families)
    for (const path of samples) {
      const { status, html } = await render(path, marked)
      // Whoever waits for a page of theirs comes in between.
      await nextTurn()
      // A form that is connected answers where it stands, and makes its own claims.
      if (status === 302) continue
      if (status !== 200) unread.push(path)
      else {
        const page = name ?? titleOf(html).replace(` | ${site.brand}`, '')
        lines.push(
          ...blocksOf(html).flatMap((block, number) =>
            block.flatMap(sentences).map((text) => ({ page, path, text, block: number })),
          ),
        )
      }
    }
  return {
    uses: usesIn(lines, site.claims),
    lines: lines.map((line) => ({ ...line, text: filled(line.text, site.claims) })),
    unread,
  }
}

const marker = /\[\[(\w+)\]\]/g

function sentences(line: string) {
  return line.split(/(?<=[.!?]) (?=\S)/)
}

function usesIn(lines: Line[], claims: Claims) {
  const uses = new Map<string, Use[]>()
  for (const { text, page, path } of lines)
    for (const [, name = ''] of text.matchAll(marker)) {
      const words = filled(text, claims)
      const of = uses.get(name) ?? []
      const use = of.find((one) => one.text === words) ?? { text: words, places: [] }
      if (!of.includes(use)) of.push(use)
      if (!use.places.some((place) => place.page === page)) use.places.push({ page, path })
      uses.set(name, of)
    }
  return uses
}

function filled(text: string, claims: Claims) {
  return text.replace(marker, (whole, name: string) => new Map(Object.entries(claims)).get(name) ?? whole)
}
