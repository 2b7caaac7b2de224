import type { Language } from '../../platform/language.ts'
import type { SlipCosts } from '../apply/costs-today.ts'
import { privateWords } from '../private/private-words.ts'

/** For a mail: each payment in a paragraph of its own, as the slip beside the form told it. */
export function costsInWriting(costs: SlipCosts | null, language: Language) {
  if (!costs) return ''
  return [...feesInWriting(costs, language), ...costs.besides, costs.refund].join('\n\n')
}

/** Of what the form said: the fees, and of the rest what is said otherwise today. */
export function formSaid(told: SlipCosts, today: SlipCosts | null, language: Language) {
  const said = today ? [...today.besides, today.refund] : []
  const rest = [...told.besides, told.refund].filter((line) => !said.includes(line))
  return [...feesInWriting(told, language), ...rest].join(' ')
}

function feesInWriting({ fees }: SlipCosts, language: Language) {
  return fees.map(privateWords[language].sent.fee)
}
