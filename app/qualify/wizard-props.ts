import { costsOf } from '../claims/costs.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'
import { noAnswers, type WizardState } from './answers.ts'
import { incomeBands } from './questions.ts'

/** What the island is given: only words everyone may read. */
export function wizardProps(
  site: Site,
  level: 'h2' | 'h3',
  initial: WizardState = { step: 1, answers: noAnswers },
) {
  const { claims } = site
  return {
    initial,
    level,
    incomes: incomeBands(claims.incomeLow, claims.incomeHigh),
    result: {
      text: `Send the application and a dedicated case manager takes your file. Our lender network looks for ${claims.fundingRange} in rental funding, with an average decision in ${claims.fundingDecision}.`,
      costs: costsOf(claims, 'funding'),
      applyLabel: `Start Your Application - ${claims.applicationFee}`,
      applyHref: formHref(site, 'funding'),
      phone: site.phone,
      phoneHref: phoneHref(site),
    },
  }
}
