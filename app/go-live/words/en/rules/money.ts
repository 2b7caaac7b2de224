export const words = {
  feeBeforeLoan: {
    title: 'A fee before a loan, beside a promise',
    why: 'Sold by phone, a loan with a likely approval may cost nothing in advance. These pages ask for the application fee and make a yes sound likely.',
    todo: 'Take the fee only once the loan is paid out, or take the promise off the pages that ask for it. Ask a lawyer which.',
  },
  fundingToday: {
    title: 'Money “today” that comes later',
    why: 'Who reads “today” counts on the money today. Elsewhere the site says how long a decision and the money take, and that is longer.',
    todo: 'Write a banner that promises no day.',
  },
  fundingIsALoan: {
    title: 'Funding that does not say it is a loan',
    why: 'Money that must be paid back, with interest, is a loan. A page that offers it has to say so before somebody pays a fee.',
    todo: 'Say on the page that funding is a loan from a lender and is paid back with interest.',
  },
  repaymentWithoutRate: {
    title: 'A repayment period without the yearly rate',
    why: 'An advertisement that names how long a loan is paid back must also name the annual percentage rate (APR) and the terms.',
    todo: 'Name the lenders’ APR beside it, or leave the period out.',
  },
  noRefundRule: {
    title: 'Prices without a refund rule',
    why: 'Who pays must be able to read first when money comes back and when it does not.',
    todo: 'Write the refund rule into the program policy.',
  },
  brokerLicense: {
    title: 'A broker’s fee or a paid list of homes, and no license named',
    why: 'Who takes money for finding somebody a rental, or for a list of homes, needs a license in many states.',
    todo: 'Ask a lawyer in which states you need one, and note here which you hold.',
  },
  creditRepair: {
    title: 'A promise to repair credit',
    why: 'Who offers to better a credit report may take no money before it is done, and owes a written contract and three days to cancel.',
    todo: 'Take the sentence off: the service is about renting in spite of a report, not about changing it.',
  },
  numberForSocialSecurity: {
    title: 'A number in place of a Social Security number',
    why: 'Using another number where a form asks for a Social Security number can be a crime of the renter who does it.',
    todo: 'Say that the registered number never replaces a Social Security number.',
  },
  mend: {
    prices: 'Change the prices',
    claims: 'Open the claims',
    banner: 'Change the banner',
    policy: 'See the policy',
    kit: 'See the kit’s page',
  },
  found: {
    neverLoan: 'Offers funding and never says “loan” or “repay”.',
    noRefunds: 'The program policy says nothing about refunds.',
    policy: 'Program policy',
    whateverAnswered: (result: string) => `“${result}”, whatever was answered:`,
    wizard: 'Eligibility wizard',
  },
}
