import type { Place, Use } from '../../claims/claim-use.ts'
import { type Claims, claimRegister, wordsOf } from '../../claims/claims.ts'
import type { RenderPage } from '../../site/context.ts'
import type { PageFamily } from '../../site/page-family.ts'
import type { Site } from '../../site/site.ts'
import { linesOf, titleOf } from './page-lines.ts'

type Line = Place & { text: string }

export type Shown = {
  /** The sentences that hold a claim, and where they stand. */
  uses: Map<string, Use[]>
  /** Everything the pages say. */
  lines: Line[]
  /** Pages that could not be made: nothing is known of them. */
  unread: string[]
}

const known = new WeakMap<Site, Promise<Shown>>()

/**
 * Makes every kind of page once, with the name of each claim in place of its words, and reads where the names
 * appear. So it is what pages show, and not what somebody remembered to write down.
 */
export function claimsShown(render: RenderPage, families: readonly PageFamily[], site: Site): Promise<Shown> {
  const found = known.get(site) ?? readPages(render, families, site)
  known.set(site, found)
  found.catch(() => known.delete(site))
  return found
}

async function readPages(render: RenderPage, families: readonly PageFamily[], site: Site): Promise<Shown> {
  const marked = { ...site, claims: markers() }
  const lines: Line[] = []
  const unread: string[] = []
  for (const { name, samples } of families)
    for (const path of samples) {
      const { status, html } = await render(path, marked)
      // A form that is connected answers where it stands, and makes its own claims.
      if (status === 302) continue
      if (status !== 200) unread.push(path)
      else {
        const page = name ?? titleOf(html).replace(` | ${site.brand}`, '')
        lines.push(
          ...linesOf(html)
            .flatMap(sentences)
            .map((text) => ({ page, path, text })),
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

function markers(): Claims {
  const names = Object.keys(wordsOf(claimRegister))
  return { ...wordsOf(claimRegister), ...Object.fromEntries(names.map((name) => [name, `[[${name}]]`])) }
}

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
