/**
 * Terms that no claim of the register states. Two are '24 hours' as the placement fee's term is,
 * and stay apart from it: changing when one payment is due must not change the right to cancel.
 */
export const policyTerms = {
  feeAge: '18',
  performanceFee: 'one month’s rent',
  performanceDue: '24 hours',
  cancelWithin: '24 hours',
  corporateRefund: '100%',
} as const
