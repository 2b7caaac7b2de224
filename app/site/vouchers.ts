import table from '../../data/local/state-laws.tsv?raw'
import { stateNameOf, usStates } from '../platform/us-states.ts'

/** Whether the programs work with housing vouchers, by state. What is not named is refused. */
export type Vouchers = Readonly<Record<string, 'considered'>>

export type IncomeLaw = { state: string; detail: string; statute: string; source: string; asOf: string }

type Owner = { vouchers: Vouchers }

/** Where a renter may not be refused for paying with a voucher: only what was checked twice. */
export const incomeLaws: readonly IncomeLaw[] = table
  .split('\n')
  .map((line) => line.trimEnd().split('\t'))
  .filter(
    ([, topic, value, , , , , confidence]) =>
      topic === 'source-of-income' && value === 'protected' && confidence === 'high',
  )
  .map(([state = '', , , detail = '', statute = '', source = '', asOf = '']) => ({
    ...{ state, detail, statute, source, asOf },
  }))

/** The law that protects renters by their source of income; null: not on file. */
export function incomeLawIn(stateCode: string): IncomeLaw | null {
  return incomeLaws.find(({ state }) => state === stateCode) ?? null
}

/** For one state: what holds there. */
export function vouchersIn({ vouchers }: Owner, stateCode: string) {
  const name = stateNameOf(stateCode)
  return vouchers[stateCode]
    ? `In ${name} we work with Section 8 and other vouchers.`
    : 'The programs do not work with Section 8 or other vouchers.'
}

/** After a sentence that refuses them everywhere: where that is not so. */
export function exceptWhere({ vouchers }: Owner) {
  const names = usStates.filter(({ code }) => vouchers[code]).map(({ name }) => name)
  return names.length === 0 ? '' : ` This does not hold in ${names.join(', ')}: there we work with them.`
}

/** What a renter of a state reads about its law, where it is on file. */
export function incomeLawSentence(stateCode: string) {
  const law = incomeLawIn(stateCode)
  if (!law) return ''
  return `The law of ${stateNameOf(stateCode)} protects renters by their source of income (${law.statute}; as of ${law.asOf}). Legal aid can tell you what that means for you; we give no legal advice.`
}
