import { grouped } from '../../../../platform/us-number.ts'
import { withArticle } from '../../../../platform/us-states.ts'

/** Free help in a state, and what lending resources there usually are. */
export const words = {
  heading: (state: string) => `Free help in ${withArticle(state)}`,
  lead: (state: string, agencies: number, agencySource: string, aidSource: string) =>
    agencies === 1
      ? `We know of one public housing agency that gives vouchers or public housing in ${withArticle(state)} (${agencySource}). Here it is, and legal aid (${aidSource}).`
      : `We know of ${grouped(agencies)} public housing agencies that give vouchers or public housing in ${withArticle(state)} (${agencySource}); each town’s page names the nearest. Here are offices in the largest towns and cities, and legal aid (${aidSource}).`,
  agency: (city: string, program: string) => `${city}: ${program}.`,
  lawyers: 'Free lawyers for people with little income.',
  oneOfSeveral: 'Free lawyers; it tells you which office is yours.',
  courts: (state: string) => `Courts of ${withArticle(state)}`,
  courtsText: 'Forms, dates and who is in charge.',
  selfHelp: 'Self-help of the courts',
  plainWords: 'Legal help in plain words',
  withoutLawyer: 'For people without a lawyer.',
  lending: {
    heading: (state: string) => `Lending resources in ${withArticle(state)}`,
    lead: 'What such help usually asks and pays. Each program sets its own rules and may be out of money, and not every place has one.',
    who: 'Who',
    amount: 'Amount',
    thatIs: 'That is',
    ask: (line: string, phone: string, what: string) => `Contact: ${line}, ${phone}. Ask ${what}`,
    contact: (brand: string, phone: string) => `Contact: ${brand}, ${phone}`,
    emergency: {
      name: 'Emergency Rental Assistance',
      provider: 'State and local programs',
      text: (state: string) => `For households in ${withArticle(state)} that fell behind or are about to.`,
      who: (share: string) => `income below ${share} of area median`,
      amount: (months: string) => `up to ${months} months of rent`,
      asked: 'who pays it where you live',
    },
    deposit: {
      name: 'Security Deposit Loans',
      provider: 'Lender network',
      text: (costs: string) =>
        `For the deposit that stands between you and the keys. Part of our funding program: ${costs}`,
      who: (income: string) => `${income} monthly income`,
    },
    moving: {
      name: 'Moving Assistance Grants',
      provider: 'Community programs',
      text: 'For the truck, the boxes and the first days.',
      who: 'renters moving into a new home',
      asked: 'who gives it where you live',
    },
  },
}
