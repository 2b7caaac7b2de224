import { type Law, lawOf, uncertainLawOf } from '../almanac/laws.ts'
import { longDay } from '../platform/us-date.ts'
import { stateNameOf, usStates, withArticle } from '../platform/us-states.ts'

/** Whether the programs work with housing vouchers, by state. What is not named is refused. */
export type Vouchers = Readonly<Record<string, 'considered'>>

type Owner = { vouchers: Vouchers }

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
export function vouchersIn({ vouchers }: Owner, stateCode: string) {
  return vouchers[stateCode]
    ? `In ${withArticle(stateNameOf(stateCode))} we work with Section 8 and other vouchers.`
    : 'The programs do not work with Section 8 or other vouchers.'
}

/** After a sentence that refuses them everywhere: where that is not so. */
export function exceptWhere(owner: Owner) {
  const places = placesThatWelcome(owner)
  return places && ` This does not hold in ${places}: there we work with them.`
}

/** Asked from anywhere in the country. */
export function vouchersAnywhere(owner: Owner) {
  const places = placesThatWelcome(owner)
  return places
    ? `Yes in ${places}; elsewhere the programs do not work with Section 8 or other vouchers.`
    : 'No. The programs do not work with Section 8 or other vouchers.'
}

function placesThatWelcome({ vouchers }: Owner) {
  const names = usStates.filter(({ code }) => vouchers[code]).map(({ name }) => withArticle(name))
  return new Intl.ListFormat('en-US').format(names)
}

/** What a renter of a state reads about its law, where it is on file. */
export function incomeLawSentence(stateCode: string) {
  const law = incomeLawIn(stateCode)
  if (!law) return ''
  return `The law of ${withArticle(stateNameOf(stateCode))} protects renters by their source of income (${law.statute}; as of ${longDay(law.asOf)}). Legal aid can tell you what that means for you; we give no legal advice.`
}
