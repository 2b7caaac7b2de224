import type { ReactNode } from 'react'

export const words = {
  /** `program` is a link, `costs` its whole price. */
  program: (program: ReactNode, costs: string) => (
    <>
      Is cash the one thing missing? Our {program} is one way, and it is not free: {costs}
    </>
  ),
  sources: (years: string) =>
    `Fair rents: HUD, the federal housing department, ${years}. They are what a modest home costs in the area, not an offer. State rules with their source beside them; cities may add to them.`,
  notIncluded: (protectionAmount: string) => [
    `Not in it: the renter-protection plan that our programs ask for. It is ${protectionAmount}, paid to another company.`,
    'Landlords may ask for a fee to apply. Ask for it before you pay.',
  ],
  toUs: (due: string) => `to us, ${due}`,
  /** `repaid` is what the price list says about paying it back. */
  funding: (repaid: string) =>
    `The funding of our programs is a loan, not a gift. ${repaid} A loan helps on day one and costs you each month after that.`,
  /** A statute, and the day somebody last read it. */
  checked: (statute: string, day: string) => `${statute}, checked ${day}`,
  byHand: {
    heading: 'With a pen',
    lead: (link: (words: string) => ReactNode) => (
      <>
        Print this page. Write your own numbers. The fair rent and the rules of your state are on your{' '}
        {link('state’s page')}.
      </>
    ),
    rows: [
      'First month’s rent',
      'Deposit',
      'Application fees',
      'Fees of a program, if you use one',
      'Moving',
      'Together',
      'Cash you have',
      'Left, or missing',
    ],
  },
}
