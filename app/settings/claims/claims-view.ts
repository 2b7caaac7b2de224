import type { Use, Warning } from '../../claims/claim-use.ts'
import type { SettingRow } from '../setting-row.ts'

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
