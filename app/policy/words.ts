import type { InLanguages } from '../platform/language.ts'
import { words as enAccessibility } from './words/en/accessibility.ts'
import { words as enPage } from './words/en/page.ts'
import { words as enPrivacy } from './words/en/privacy.ts'
import { words as enPolicy } from './words/en/program-policy.ts'
import { words as enTerms } from './words/en/terms.ts'
import { words as esAccessibility } from './words/es/accessibility.ts'
import { words as esPage } from './words/es/page.ts'
import { words as esPrivacy } from './words/es/privacy.ts'
import { words as esPolicy } from './words/es/program-policy.ts'
import { words as esTerms } from './words/es/terms.ts'

export const pageWords: InLanguages<typeof enPage> = { en: enPage, es: esPage }
export const accessibilityWords: InLanguages<typeof enAccessibility> = {
  en: enAccessibility,
  es: esAccessibility,
}
export const privacyWords: InLanguages<typeof enPrivacy> = { en: enPrivacy, es: esPrivacy }
export const policyWords: InLanguages<typeof enPolicy> = { en: enPolicy, es: esPolicy }
export const termsWords: InLanguages<typeof enTerms> = { en: enTerms, es: esTerms }
