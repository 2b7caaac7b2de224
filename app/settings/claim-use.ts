import type { SettingRow } from './setting-row.ts'

export type Place = { page: string; path: string }

/** A sentence of the site, and the kinds of pages it stands on. */
export type Use = { text: string; places: Place[] }

/** Two things the site says that do not go together, or one that rests on nothing. */
export type Warning = {
  title: string
  why: string
  /** The claims to look at. */
  claims: { name: string; label: string; words: string }[]
  /** Where the site says so. */
  uses: Use[]
}

/** A claim as the owner sees it. */
export type ClaimRow = {
  name: string
  label: string
  words: string
  /** Where it is changed; nothing for a sum of others. */
  href: string | null
  uses: Use[]
  note: SettingRow | null
}

/** The register as a page shows it. */
export type ClaimsView = {
  warnings: Warning[]
  sections: { heading: string; rows: ClaimRow[] }[]
  /** Pages that could not be made, and so not be looked at. */
  unread: string[]
}

export function claimId(name: string) {
  return `claim-${name}`
}
