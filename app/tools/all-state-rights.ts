import { depositCap, isForShortLeases } from '../almanac/laws.ts'
import { legalAidIn } from '../almanac/state-facts.ts'
import { monthsOfRent, stateRights } from '../locations/town/rights.ts'
import type { Language } from '../platform/language.ts'
import { usStates } from '../platform/us-states.ts'
import type { AllStateRights, StateRights } from './state-rights.ts'

export function allStateRights(language: Language): AllStateRights {
  return Object.fromEntries(usStates.map(({ code }) => [code, rightsOf(code, language)]))
}

function rightsOf(code: string, language: Language): StateRights {
  const { cells, notOnFile } = stateRights(code, language)
  return {
    rights: cells.map(({ title, text, detail, statute, href, asOf = '' }) => ({
      title,
      text: [text, detail].filter(Boolean).join(' '),
      statute,
      href,
      asOf,
    })),
    notOnFile,
    // The letter is sent in English; beside it stands what it says.
    deposit: depositWords(code, 'en'),
    ...(language !== 'en' && { depositMeaning: depositWords(code, language) }),
    // Who can be called stands first.
    aid: legalAidIn(code)
      .map(({ name, phone, website }) => ({ name, phone, website }))
      .toSorted((one, other) => Number(Boolean(other.phone)) - Number(Boolean(one.phone))),
  }
}

function depositWords(code: string, language: Language) {
  const cap = depositCap(code)
  // The letter is about a lease of a year.
  if (!cap || isForShortLeases(cap.law)) return null
  return `${monthsOfRent(String(cap.months), language)} (${cap.law.statute})`
}
