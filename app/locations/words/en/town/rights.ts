import { withArticle } from '../../../../platform/us-states.ts'

const months: Record<string, string> = {
  1: 'one month’s rent',
  1.5: 'one and a half months’ rent',
  2: 'two months’ rent',
  3: 'three months’ rent',
}

/** What the law of a state says. */
export const words = {
  heading: (stateName: string) => `Your rights in ${withArticle(stateName)}`,
  lead: 'State law; cities may add to it. No legal advice.',
  titles: {
    'deposit-cap-months': 'Deposit',
    'application-fee': 'Application fees',
    'late-fee': 'Late fees',
    'source-of-income': 'Vouchers, other income',
    'eviction-record-sealing': 'Sealing evictions',
  },
  monthsOfRent: (count: string) => months[count] ?? `${count} months’ rent`,
  atMostMonths: (rent: string) => `At most ${rent}`,
  /** What that is at the rent of this town, behind the rule. */
  depositHere: (rule: string, amount: string) =>
    `${rule.replace(/\.$/, '')}: ${amount} for one bedroom here.`,
  /** An amount is the most that may be asked. */
  atMost: (rule: string) => `At most ${rule.replace(/^actual/, 'the actual')}`,
  incomeProtected: 'The law protects renters by their source of income',
  sealing: 'The law provides for sealing eviction records',
  toldNo: {
    title: 'Told no?',
    text: 'Over a report? Ask its maker within 60 days for a free copy.',
    next: 'Your next steps',
  },
}
