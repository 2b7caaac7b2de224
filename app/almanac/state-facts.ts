import countyWageText from '../../data/local/county-wages.tsv?raw'
import courtText from '../../data/local/courts.tsv?raw'
import aidText from '../../data/local/legal-aid.tsv?raw'
import wageText from '../../data/local/wages.tsv?raw'
import { tableRows } from '../platform/table.ts'
import type { Fact, Whose } from './fact.ts'
import { type PlaceKey, placeRow } from './place-row.ts'
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

/** 29 U.S.C. § 206(a)(1), since 2009: the table has it where a state has none above. */
export const federalWage = 7.25

/** The lowest hourly wage the state allows where the place lies. Cities may ask for more. */
export function minimumWage(place: WagePlace): Fact | null {
  const { hourly, of, asOf, confidence } = wageRow(place)
  if (!hourly || confidence !== 'high') return null
  return { value: Number(hourly), of, source: sourceOfDay('Minimum wage', 'minimum wage', asOf) }
}

/** Where the wage holds, or for whom another one does, if the table says so: 'smaller employers $7.25'. */
export function minimumWageNote(place: WagePlace): string | null {
  const note = wageRow(place)
    .note.replace(/ ?since \d{4}-\d\d-\d\d/, '')
    .replace(/\b\d+\.\d\d\b/g, '$$$&')
  return note || null
}

type WagePlace = Pick<PlaceKey, 'row' | 'state'>

/** Of the county, where the state sets another wage there, or else of the state. */
function wageRow(place: WagePlace) {
  // New York lies in five counties with one wage: HUD files it under the first of them.
  const { county, fairRentArea } = placeRow(place)
  const [ofCounty] = rowsOf(countyWageText, county || fairRentArea)
  const [ofState] = rowsOf(wageText, place.state)
  const [, hourly, note = '', asOf = '', confidence] = ofCounty ?? ofState ?? []
  const of: Whose = ofCounty ? { kind: 'area', name: note } : { kind: 'state', name: place.state }
  return { hourly, note, of, asOf, confidence }
}

/** Some dozen rows each, read at the first question. */
const tables = new Map<string, Map<string, string[][]>>()

function rowsOf(text: string, key: string) {
  const table = tables.get(text) ?? Map.groupBy(tableRows(text), ([code = '']) => code)
  tables.set(text, table)
  return table.get(key) ?? []
}
