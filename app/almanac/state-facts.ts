import courtText from '../../data/local/courts.tsv?raw'
import aidText from '../../data/local/legal-aid.tsv?raw'
import wageText from '../../data/local/wages.tsv?raw'
import { tableRows } from '../platform/table.ts'
import type { Fact } from './fact.ts'
import { type Source, sourceOfDay, sources } from './source.ts'

/** Free lawyers for people with little income. A state may have several offices that share it. */
export type LegalAid = { name: string; phone: string | null; website: string | null; source: Source }
export type CourtLinks = {
  courtSite: string
  /** Help for people without a lawyer: of the court itself, or of lawyers' groups. */
  help: { kind: 'court' | 'legal-help'; site: string } | null
  source: Source
}

export function legalAidIn(state: string): LegalAid[] {
  return rowsOf(aidText, state).map(([, name = '', phone, website, asOf = '']) => ({
    name,
    phone: phone || null,
    website: website || null,
    source: sourceOfDay('Legal Services Corporation, list of grantees', 'LSC', asOf),
  }))
}

export function courtsOf(state: string): CourtLinks | null {
  const [row] = rowsOf(courtText, state)
  if (!row) return null
  const [, courtSite = '', kind, site] = row
  return {
    courtSite,
    help: site ? { kind: kind === 'court' ? 'court' : 'legal-help', site } : null,
    source: sources.courts,
  }
}

/** The lowest hourly wage the state allows. Cities may ask for more. */
export function minimumWage(state: string): Fact | null {
  const [row] = rowsOf(wageText, state)
  const [, hourly, , asOf = '', confidence] = row ?? []
  if (!hourly || confidence !== 'high') return null
  const source = sourceOfDay('Minimum wage', 'minimum wage', asOf)
  return { value: Number(hourly), of: { kind: 'state', name: state }, source }
}

/** For whom another wage holds, where the table says so: 'smaller employers $7.25'. */
export function minimumWageNote(state: string): string | null {
  const [row] = rowsOf(wageText, state)
  const note = (row?.[2] ?? '').replace(/ ?since \d{4}-\d\d-\d\d/, '').replace(/\b\d+\.\d\d\b/g, '$$$&')
  return note || null
}

/** Some dozen rows each, read at the first question. */
const tables = new Map<string, Map<string, string[][]>>()

function rowsOf(text: string, state: string) {
  const table = tables.get(text) ?? Map.groupBy(tableRows(text), ([code = '']) => code)
  tables.set(text, table)
  return table.get(state) ?? []
}
