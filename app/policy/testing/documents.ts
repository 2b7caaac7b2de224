import type { Site } from '../../site/site.ts'
import { accessibilityStatement } from '../accessibility.ts'
import type { PolicyDocument } from '../document.ts'
import { privacyPolicy } from '../privacy.ts'
import { programPolicy } from '../program-policy.ts'
import { termsOfUse } from '../terms.ts'

export const builders: [path: string, build: (site: Site) => PolicyDocument][] = [
  ['/policy-terms', programPolicy],
  ['/privacy', privacyPolicy],
  ['/terms', termsOfUse],
  ['/accessibility', accessibilityStatement],
]
