import { warningsAbout } from '../../claims/claim-rules.ts'
import { type ClaimName, claimRegister } from '../../claims/claims.ts'
import { derivedClaims, wordsFor } from '../../claims/say-claims.ts'
import type { Db } from '../../db/tables.ts'
import type { RenderPage } from '../../site/context.ts'
import type { PageFamily } from '../../site/page-family.ts'
import type { Site } from '../../site/site.ts'
import { listChosen } from '../queries.server.ts'
import { draftWith, findSetting } from '../register.server.ts'
import type { Refused } from '../save-settings.server.ts'
import { groupHref } from '../setting-group.ts'
import { settingRows } from '../setting-rows.server.ts'
import { claimKey, listedClaims, noteKey, noteSettings, shownWords } from './claim-settings.server.ts'
import { claimsPageWords } from './claims-page-words.ts'
import { claimsShown } from './claims-shown.server.ts'
import type { ClaimsView } from './claims-view.ts'
import { findContentMark } from './content-queries.server.ts'

type Parts = {
  db: Db
  render: RenderPage
  families: readonly PageFamily[]
  site: Site
  refused?: Refused
}

/** The register as the owner sees it: every claim, where it stands, what it rests on, and what does not fit. */
export async function claimsView({ db, render, families, site, refused }: Parts): Promise<ClaimsView> {
  const chosen = await listChosen(db)
  const { claims } = draftWith(site.url, chosen)
  const { uses, lines, unread } = await claimsShown(render, families, site, await findContentMark(db))
  const notes = new Map((await settingRows(db, noteSettings, chosen, refused)).map((row) => [row.key, row]))
  const rows = listedClaims.map(({ name, section }) => ({
    section,
    row: {
      name,
      label: claimRegister[name].label,
      words: shownWords(name, claims[name]),
      href: settingHref(name),
      uses: uses.get(name) ?? [],
      note: notes.get(noteKey(name)) ?? null,
    },
  }))
  const noted = new Set(
    listedClaims.map(({ name }) => name).filter((name) => notes.get(noteKey(name))?.isDefault === false),
  )
  const derived = Object.entries(derivedClaims).map(([name, derive]) => {
    const claim = derive(claims, 'en')
    const words = wordsFor(claim)
    return { name, label: claim.label, words, href: null, uses: uses.get(name) ?? [], note: null }
  })
  const headings = [...new Set(rows.map(({ section }) => section))]
  return {
    warnings: warningsAbout({ claims, noted, uses, lines }),
    sections: [
      ...headings.map((heading) => ({
        heading,
        rows: rows.filter(({ section }) => section === heading).map(({ row }) => row),
      })),
      { heading: claimsPageWords.en.madeFromOthers, rows: derived },
    ],
    unread,
  }
}

function settingHref(name: ClaimName) {
  const key = claimKey(name)
  return `${groupHref(findSetting(key)?.group ?? 'claims')}#field-${key}`
}
