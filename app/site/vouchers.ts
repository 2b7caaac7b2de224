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

/** The same beside what others offer: there it has to say whose programs. */
export function ourVouchersIn(owner: Owner, stateCode: string) {
  return owner.vouchers[stateCode]
    ? vouchersIn(owner, stateCode)
    : siteWords[owner.language].vouchers.refusedByOurs
}

/** `refusal` is the sentence that refuses them everywhere, as the page has it. */
export function vouchersElse(owner: Owner, refusal: string) {
  const { except, welcome } = siteWords[owner.language].vouchers
  const { isMost, welcoming, refusing } = placesOf(owner)
  if (isMost) return welcome(refusing)
  return welcoming ? refusal + except(welcoming) : refusal
}

/** Asked from anywhere in the country. */
export function vouchersAnywhere(owner: Owner) {
  const words = siteWords[owner.language].vouchers
  const { isMost, welcoming, refusing } = placesOf(owner)
  if (isMost) return words.yes(refusing)
  return welcoming ? words.onlyIn(welcoming) : words.nowhere
}

/** On a form, for who would pay for nothing; empty where that is nobody. */
export function vouchersOnForm(owner: Owner) {
  const words = siteWords[owner.language].vouchers
  const { isMost, welcoming, refusing } = placesOf(owner)
  if (isMost) return refusing && words.askedFirstIn(refusing)
  return welcoming ? words.askedFirstExcept(welcoming) : words.askedFirst
}

/** The shorter list is the one to read. Empty: none. */
function placesOf({ vouchers, language }: Owner) {
  const named = (isWanted: boolean) =>
    usStates
      .filter(({ code }) => (vouchers[code] !== undefined) === isWanted)
      .map(({ name }) => withArticle(name, language))
  const [welcoming, refusing] = [named(true), named(false)]
  return {
    isMost: welcoming.length > refusing.length,
    welcoming: listed(welcoming, language),
    refusing: listed(refusing, language),
  }
}

/** What a renter of a state reads about its law, where it is on file. */
export function incomeLawSentence(stateCode: string, language: Language = 'en') {
  const law = incomeLawIn(stateCode)
  if (!law) return ''
  const state = withArticle(stateNameOf(stateCode), language)
  return siteWords[language].vouchers.incomeLaw(state, law.statute, longDay(law.asOf, language))
}
