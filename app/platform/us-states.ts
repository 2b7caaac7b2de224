import type { Language } from './language.ts'
import { commonWords } from './words.ts'

// The form needs no more of a state than this. A list of its own keeps the census figures out of the browser.
const list =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
  'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
  'WV West Virginia|WI Wisconsin|WY Wyoming'

/** The fifty states and the District of Columbia, in the order of their names. */
export const usStates = list.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

/** Within a sentence. */
export function withArticle(stateName: string, language: Language = 'en') {
  return stateName === 'District of Columbia' ? `${commonWords[language].the} ${stateName}` : stateName
}

/** As it came when it is no state's. */
export function stateNameOf(code: string) {
  return usStates.find((state) => state.code === code)?.name ?? code
}

/** Two letters for a code or a name in any capitals; null for anything else. */
export function stateCodeFor(text: string): string | null {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const state = usStates.find(({ code, name }) => [code, name].some((word) => word.toLowerCase() === wanted))
  return state?.code ?? null
}
