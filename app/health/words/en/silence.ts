/** Why something is not known. */
export function silence(isLate: boolean) {
  return isLate ? 'the database did not say in time.' : 'the database did not say.'
}
