import { accessibilityStatement } from '../policy/accessibility.ts'
import type { PolicyDocument } from '../policy/document.ts'
import { privacyPolicy } from '../policy/privacy.ts'
import { programPolicy } from '../policy/program-policy.ts'
import { termsOfUse } from '../policy/terms.ts'
import type { Site } from '../site/site.ts'

const documents: Record<string, (site: Site) => PolicyDocument> = {
  '/policy-terms': programPolicy,
  '/privacy': privacyPolicy,
  '/terms': termsOfUse,
  '/accessibility': accessibilityStatement,
}

export const documentPaths = Object.keys(documents)

export function documentAt(pathname: string, site: Site): PolicyDocument | null {
  return documents[pathname]?.(site) ?? null
}
