import { sources } from '../../almanac/source.ts'
import { costsOf } from '../../claims/costs.ts'
import { listProgramFees, type ProgramFee } from '../../claims/fees.ts'
import { programs } from '../../claims/programs.ts'
import { protectionAmount } from '../../claims/protection.ts'
import type { Site } from '../../site/site.ts'
import type { BudgetProps } from './budget-tool.tsx'
import type { CostLine } from './day-one.ts'
import { findTown, readTowns, type Town } from './read-towns.ts'
import { townFile } from './town-file.ts'

const exampleTown = 'Phoenix, AZ'

export function budgetProps(site: Site): BudgetProps {
  return {
    programs: listProgramFees(site).map(({ program, name, fees }) => ({
      name,
      href: programs[program].href,
      lines: fees.map(feeLine),
    })),
    example: exampleOf(),
    years: sources.fairRents.years,
    fundingWords: fundingWords(site),
    notIncluded: [
      `Not in it: the renter-protection plan that our programs ask for. It is ${protectionAmount}, paid to another company.`,
      'Landlords may ask for a fee to apply. Ask for it before you pay.',
    ],
  }
}

let example: Town | null | undefined

function exampleOf(): Town {
  example ??= findTown(readTowns(townFile()), exampleTown)
  if (!example) throw new Error(`${exampleTown} has no fair rent on file`)
  return example
}

function feeLine({ name, due, sum, price }: ProgramFee): CostLine {
  return { name, note: `to us, ${due}`, to: 'us', sum, ...(!sum && { words: price }) }
}

/** In the words of the price list. */
function fundingWords({ claims }: Site) {
  const { due = '' } = costsOf(claims, 'funding').items.find(({ name }) => name === 'The funding') ?? {}
  return `The funding of our programs is a loan, not a gift. ${due} A loan helps on day one and costs you each month after that.`
}
