import rows from '../../data/assistance.json' with { type: 'json' }
import { isZero } from '../claims/claims.ts'
import { enoughDenials } from '../claims/corporate-words.ts'
import { costsOf, type Program, priceWords } from '../claims/costs.ts'
import { programIn } from '../claims/programs.ts'
import { callHref, formHref, programFormHref, type Site } from '../site/site.ts'
import { noAnswers, type WizardState } from './answers.ts'
import { givenWords } from './given-words.ts'
import { incomeBands } from './questions.ts'
import type { AdviceWords } from './wizard-advice.tsx'

/** What the island is given: only words everyone may read. */
export function wizardProps(
  site: Site,
  level: 'h2' | 'h3',
  initial: WizardState = { step: 1, answers: noAnswers },
) {
  const { claims, language } = site
  const words = givenWords[language]
  return {
    initial,
    level,
    incomes: incomeBands(claims.incomeLow, claims.incomeHigh, language),
    result: {
      text: words.next(claims),
      costs: costsOf(claims, 'funding'),
      applyLabel: words.apply(priceWords(claims, 'applicationFee')),
      applyHref: formHref(site, 'funding'),
      advice: adviceWords(site),
      phone: site.phone,
      phoneHref: callHref(site),
    },
  }
}

function adviceWords(site: Site): AdviceWords {
  const { claims, numbers, language } = site
  const helpers: Record<string, { name: string; what: string }> = givenWords[language].helpers
  const performanceForm = programFormHref(site, 'performance')
  const known = (program: Program) => ({
    ...programIn(language, program),
    cost: costsOf(claims, program).line,
  })
  return {
    programs: {
      funding: known('funding'),
      fullService: { ...known('fullService'), apply: formHref(site, 'signup') },
      kit: { ...known('kit'), apply: formHref(site, 'diy-order') },
      corporate: { ...known('corporate'), apply: formHref(site, 'corporate') },
      performance: {
        ...known('performance'),
        ...(performanceForm !== null && { apply: performanceForm }),
      },
    },
    bounds: { low: numbers.incomeLow, high: numbers.incomeHigh },
    terms: {
      start: claims.performanceStart,
      refund: isZero(claims, 'corporateRefund')
        ? ''
        : givenWords[language].refund(claims.refundAfterDenials, enoughDenials(claims)),
    },
    free: rows
      .filter(({ place }) => place === null)
      .map(({ name, what, phone, tel }) => ({
        ...(helpers[tel] ?? { name, what }),
        phone,
        phoneHref: `tel:${tel}`,
      })),
  }
}
