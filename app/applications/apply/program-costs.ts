import { type CostItem, costsOf, type Program } from '../../claims/costs.ts'
import { listProgramFees, numberAloneFee } from '../../claims/fees.ts'
import { claimWords } from '../../claims/words.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import type { ProgramCosts } from './slip.ts'

/** From the register, in the words of every other page. */
export function programCosts(
  { claims, numbers, language }: Site,
  programs: readonly Program[],
): ProgramCosts[] {
  const all = listProgramFees({ claims, numbers })
  return programs.flatMap((program) => {
    const { items, refund, terms } = costsOf(claims, program)
    const known = all.find((one) => one.program === program)
    const besides = besidesIn(items, language)
    const alone = program === 'kit' && { numberAlone: [numberAloneFee({ claims, numbers })] }
    return known ? [{ ...known, ...alone, besides, refund, terms }] : []
  })
}

function besidesIn(items: CostItem[], language: Language) {
  const { costs, protection } = claimWords[language]
  const toOthers = [protection.name, costs.funding.loan.name, costs.toTheLandlord.name]
  return items
    .filter(({ name }) => toOthers.includes(name))
    .map(({ name, amount, due }) => `${name}: ${lowerFirst(amount)}. ${due}`)
}
