/** Of the owner whom the first start made up: nothing that is sent there arrives. */
export const madeUpAddress = 'admin@localhost.localdomain'

export function isMadeUp(email: string) {
  return email.endsWith('.localdomain')
}
