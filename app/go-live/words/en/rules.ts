import { words as claims } from './rules/claims.ts'
import { words as contact } from './rules/contact.ts'
import { words as content } from './rules/content.ts'
import { words as fairHousing } from './rules/fair-housing.ts'
import { words as money } from './rules/money.ts'
import { words as running } from './rules/running.ts'
import { words as testimonials } from './rules/testimonials.ts'

export const words = { claims, contact, content, fairHousing, money, running, testimonials }
