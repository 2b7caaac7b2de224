import type { Language } from '../../platform/language.ts'
import type { WordedField } from '../application-fields.ts'
import { listOf } from './answers.ts'
import { applyWords } from './apply-words.ts'
import type { Choices } from './step-fields.tsx'

/** An answer as it was read on the form; empty where nothing was said. */
export function answerWords(
  { kind, name, choices = {} }: Pick<WordedField, 'kind' | 'name' | 'choices'>,
  value: string,
  incomes: Choices,
  language: Language,
) {
  if (!value) return ''
  const { adults, said } = applyWords[language]
  if (name === 'income') return incomes.find((band) => band.value === value)?.label ?? value
  if (name === 'adults') return adults(Number(value))
  if (name === 'bedrooms') return said.bedrooms(Number(value))
  if (kind === 'dollars') return said.aMonth(`$${Number(value).toLocaleString('en-US')}`)
  if (kind === 'choices')
    return listOf(value)
      .map((one) => choices[one] ?? one)
      .join(', ')
  return choices[value] ?? value
}
