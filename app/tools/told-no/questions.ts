import type { Language } from '../../platform/language.ts'
import { reasons, wrongs } from './answers.ts'
import { questionWords } from './question-words.ts'

/** What can be picked on the cards, in the order in which it is offered. */
const values = {
  happened: ['refused', 'terms', 'silent'],
  report: ['named', 'unnamed', 'none'],
  reason: reasons,
  wrong: wrongs,
} as const

export function optionsIn(language: Language) {
  const { happened, report, reason, wrong } = questionWords[language]
  return {
    happened: labelled(values.happened, happened.options),
    report: labelled(values.report, report.options),
    reason: labelled(values.reason, reason.options),
    wrong: labelled(values.wrong, wrong.options),
  }
}

function labelled<Value extends string>(all: readonly Value[], labels: Record<Value, string>) {
  return all.map((value) => ({ value, label: labels[value] }))
}
