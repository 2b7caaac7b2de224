import { depositCap } from '../almanac/laws.ts'
import { legalAidIn } from '../almanac/state-facts.ts'
import { monthsOfRent, stateRights } from '../locations/town/rights.ts'
import { usStates } from '../platform/us-states.ts'
import type { AllStateRights, StateRights } from './state-rights.ts'

export function allStateRights(): AllStateRights {
  return Object.fromEntries(usStates.map(({ code }) => [code, rightsOf(code)]))
}

function rightsOf(code: string): StateRights {
  const { cells, notOnFile } = stateRights(code)
  return {
    rights: cells.map(({ title, text, detail, statute, href, asOf = '' }) => ({
      title,
      text: [text, detail].filter(Boolean).join(' '),
      statute,
      href,
      asOf,
    })),
    notOnFile,
    deposit: depositWords(code),
    // Who can be called stands first.
    aid: legalAidIn(code)
      .map(({ name, phone, website }) => ({ name, phone, website }))
      .toSorted((one, other) => Number(Boolean(other.phone)) - Number(Boolean(one.phone))),
  }
}

function depositWords(code: string) {
  const cap = depositCap(code)
  return cap && `${monthsOfRent(String(cap.months))} (${cap.law.statute})`
}
