import { depositCap, type Law, lawOf } from '../../almanac/laws.ts'
import { ruleWords } from '../../almanac/rule-words.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import { pageWords } from './page-words.ts'
import type { StateRule } from './state-rule.ts'

export function stateRule(code: string, language: Language = 'en'): StateRule {
  const cap = depositCap(code)
  const fee = lawOf(code, 'application-fee')
  const said = (text: string) => text && ruleWords(text, language)
  return {
    name: stateNameOf(code),
    deposit: cap && { months: cap.months, detail: said(cap.law.detail), ...cited(cap.law, language) },
    fee: fee && {
      dollars: Number(/^\$(\d+) /.exec(fee.value)?.[1] ?? 0),
      words: said(fee.value),
      ...cited(fee, language),
    },
  }
}

function cited({ statute, href, asOf }: Law, language: Language) {
  return { label: pageWords[language].checked(statute, longDay(asOf, language)), href }
}
