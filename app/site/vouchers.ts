import { type Law, lawOf, uncertainLawOf } from '../almanac/laws.ts'
import type { Language } from '../platform/language.ts'
import { listed } from '../platform/listed.ts'
import { longDay } from '../platform/us-date.ts'
import { stateNameOf, usStates, withArticle } from '../platform/us-states.ts'
import { siteWords } from './words.ts'

/** Whether the programs work with housing vouchers, by state. What is not named is refused. */
export type Vouchers = Readonly<Record<string, 'considered'>>

type Owner = { vouchers: Vouchers; language: Language }

/** Where a renter may not be refused for paying with a voucher: only what was checked twice. */
export const incomeLaws: readonly Law[] = usStates.flatMap(({ code }) => {
  const law = lawOf(code, 'source-of-income')
  return law?.value === 'protected' ? [law] : []
})

/** The law that protects renters by their source of income; null: not on file. */
export function incomeLawIn(stateCode: string): Law | null {
  return incomeLaws.find(({ state }) => state === stateCode) ?? null
}

/** On file, but contested or seen in one place only: for the owner and a lawyer, not for a page. */
export function doubtfulLawIn(stateCode: string): Law | null {
  return uncertainLawOf(stateCode, 'source-of-income')
}

/** For one state: what holds there. */
export function vouchersIn({ vouchers, language }: Owner, stateCode: string) {
  const words = siteWords[language].vouchers
  return vouchers[stateCode] ? words.welcomeIn(withArticle(stateNameOf(stateCode), language)) : words.refused
}

/** After a sentence that refuses them everywhere: where that is not so. */
export function exceptWhere(owner: Owner) {
  const places = placesThatWelcome(owner)
  return places && siteWords[owner.language].vouchers.except(places)
}

/** Asked from anywhere in the country. */
export function vouchersAnywhere(owner: Owner) {
  const places = placesThatWelcome(owner)
  const words = siteWords[owner.language].vouchers
  return places ? words.onlyIn(places) : words.nowhere
}

/** On a form, for who would pay for nothing; empty where that is nobody. */
export function vouchersOnForm(owner: Owner) {
  if (usStates.every(({ code }) => owner.vouchers[code])) return ''
  const places = placesThatWelcome(owner)
  const words = siteWords[owner.language].vouchers
  return places ? words.askedFirstExcept(places) : words.askedFirst
}

function placesThatWelcome({ vouchers, language }: Owner) {
  const names = usStates.filter(({ code }) => vouchers[code]).map(({ name }) => withArticle(name, language))
  return listed(names, language)
}

/** What a renter of a state reads about its law, where it is on file. */
export function incomeLawSentence(stateCode: string, language: Language = 'en') {
  const law = incomeLawIn(stateCode)
  if (!law) return ''
  const state = withArticle(stateNameOf(stateCode), language)
  return siteWords[language].vouchers.incomeLaw(state, law.statute, longDay(law.asOf, language))
}
