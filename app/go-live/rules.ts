import type { Rule } from './rule.ts'
import { claimRules } from './rules/claims.ts'
import { contactRules } from './rules/contact.ts'
import { contentRules } from './rules/content.ts'
import { fairHousingRules } from './rules/fair-housing.ts'
import { moneyRules } from './rules/money.ts'
import { runningRules } from './rules/running.ts'
import { testimonialRules } from './rules/testimonials.ts'

/** Everything that is looked at, in the order in which the owner reads it within one gravity. */
export const rules: readonly Rule[] = [
  ...moneyRules,
  ...claimRules,
  ...testimonialRules,
  ...fairHousingRules,
  ...contactRules,
  ...contentRules,
  ...runningRules,
]
