import type { Site } from '../content/site.ts'

/** The policy's rule for money paid before the work (§9). Every page that takes such a fee says it alike. */
export function refundRule(_site: Site) {
  return 'Only if we did no work, or if you cancel soon after you pay, within the time set in our program policy, and no service was rendered.'
}

export const afterApprovalRule = 'Nothing. Payments made after approval are non-refundable.'
