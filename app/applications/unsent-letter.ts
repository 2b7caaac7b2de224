/** A letter that waited and never went out: its writer discarded it, the applicant took the yes back, or it was given up. */
export function isUnsent(facts: object) {
  return 'isDiscarded' in facts || 'isDropped' in facts || 'isRefused' in facts
}
