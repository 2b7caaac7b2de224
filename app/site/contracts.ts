import type { DocumentPath } from './addresses.ts'
import type { PolicyName } from './site.ts'

/** Somebody may be held to these, and to their English words where the owner says so. */
export const contracts: Partial<Record<PolicyName, DocumentPath>> = {
  program: '/policy-terms',
  privacy: '/privacy',
  terms: '/terms',
}
