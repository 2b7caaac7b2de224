import { depositCap, type Law, lawOf } from '../../almanac/laws.ts'
import { longDay } from '../../platform/us-date.ts'
import { stateNameOf, withArticle } from '../../platform/us-states.ts'
import type { StateRule } from './state-rule.ts'

export function stateRule(code: string): StateRule {
  const cap = depositCap(code)
  const fee = lawOf(code, 'application-fee')
  return {
    name: withArticle(stateNameOf(code)),
    deposit: cap && { months: cap.months, detail: cap.law.detail, ...cited(cap.law) },
    fee: fee && { dollars: Number(/^\$(\d+) /.exec(fee.value)?.[1] ?? 0), words: fee.value, ...cited(fee) },
  }
}

function cited({ statute, href, asOf }: Law) {
  return { label: `${statute}, checked ${longDay(asOf)}`, href }
}
