/** A letter that waited and never went out: its writer discarded it, or the applicant took the yes back. */
export function isUnsent(facts: object) {
  return 'isDiscarded' in facts || 'isDropped' in facts
}
