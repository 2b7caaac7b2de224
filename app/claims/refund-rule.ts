import type { Claims } from './claims.ts'

/** The policy's rule for money paid before the work. Every page that takes such a fee says it alike. */
export function refundRule({ claims }: { claims: Claims }) {
  return `Only if we did no work, or if you cancel within ${claims.refundWindow} of paying and no service was rendered.`
}

export const afterApprovalRule = 'Nothing. Payments made after approval are non-refundable.'
