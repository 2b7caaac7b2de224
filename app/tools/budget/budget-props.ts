import { sources, yearsOf } from '../../almanac/source.ts'
import { listProgramFees, type ProgramFee } from '../../claims/fees.ts'
import { programIn } from '../../claims/programs.ts'
import { claimWords } from '../../claims/words.ts'
import type { Language } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import type { BudgetProps } from './budget-tool.tsx'
import type { CostLine } from './day-one.ts'
import { pageWords } from './page-words.ts'
import { findTown, readTowns, type Town } from './read-towns.ts'
import { townsOfState } from './town-file.ts'

const exampleTown = { name: 'Phoenix, AZ', state: 'AZ' }

export function budgetProps(site: Site): BudgetProps {
  const { language } = site
  const words = pageWords[language]
  return {
    programs: listProgramFees(site).map(({ program, name, fees }) => ({
      name,
      href: programIn(language, program).href,
      lines: fees.map((fee) => feeLine(fee, words.toUs)),
    })),
    example: exampleIn(language),
    years: yearsOf(sources.fairRents, language),
    fundingWords: words.funding(repaymentWords(site)),
    notIncluded: words.notIncluded(claimWords[language].protection.amount),
  }
}

const examples = new Map<Language, Town>()

function exampleIn(language: Language): Town {
  const { name, state } = exampleTown
  const town = examples.get(language) ?? findTown(readTowns(townsOfState(state, language)), name)
  if (!town) throw new Error(`${name} has no fair rent on file`)
  examples.set(language, town)
  return town
}

function feeLine({ name, due, sum, price }: ProgramFee, toUs: (due: string) => string): CostLine {
  return { name, note: toUs(due), to: 'us', sum, ...(!sum && { words: price }) }
}

/** In the words of the price list. */
function repaymentWords({ claims }: Site) {
  return claimWords[claims.language].costs.funding.loan.due(claims)
}
