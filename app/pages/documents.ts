import { figuresDocument } from '../locations/figures-document.ts'
import { legalAidDocument } from '../locations/legal-aid-document.ts'
import { accessibilityStatement } from '../policy/accessibility.ts'
import type { PolicyDocument } from '../policy/document.ts'
import { privacyPolicy } from '../policy/privacy.ts'
import { programPolicy } from '../policy/program-policy.ts'
import { termsOfUse } from '../policy/terms.ts'
import type { DocumentPath } from '../site/addresses.ts'
import type { Site } from '../site/site.ts'

const documents: Record<DocumentPath, (site: Site) => PolicyDocument> = {
  '/policy-terms': programPolicy,
  '/privacy': privacyPolicy,
  '/terms': termsOfUse,
  '/accessibility': accessibilityStatement,
  '/local-figures': figuresDocument,
  '/legal-aid': legalAidDocument,
}

export function documentAt(pathname: string, site: Site): PolicyDocument | null {
  return isDocument(pathname) ? documents[pathname](site) : null
}

function isDocument(pathname: string): pathname is DocumentPath {
  return Object.hasOwn(documents, pathname)
}
