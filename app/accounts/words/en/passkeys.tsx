import type { ReactNode } from 'react'

export const words = {
  pageTitle: 'Passkeys, admin',
  title: 'Passkeys',
  lead: 'Sign in with your finger, your face or the PIN of your device, instead of password and code. Your password keeps working.',
  /** A passkey that got no name. */
  nameless: 'Passkey',
  about: (isSynced: boolean, made: ReactNode) =>
    isSynced ? <>Kept by your devices together. Made {made}</> : <>On one device only. Made {made}</>,
  remove: 'Remove',
  removeNamed: (name: string | null) => `Remove ${name ?? 'the passkey'}`,
  removeMeans: 'It signs nobody in any more. Your password keeps working.',
  yesRemove: 'Yes, remove it',
  yesRemoveNamed: (name: string | null) => `Yes, remove ${name ?? 'the passkey'}`,
  add: 'Add a passkey',
  name: 'A name for it',
  thisDevice: 'This device',
  needScript: 'Passkeys need JavaScript.',
  needHttps: 'Passkeys need an address that begins with https.',
  unsupported: 'This browser has no passkeys. Please use another one to add yours.',
  tooMany: (most: number) => `You have ${most} already. Remove one first.`,
  cancelled: 'Nothing was done: the request was cancelled or took too long.',
  failed: 'That did not work. Please try again.',
  signIn: 'Use a passkey',
  refused: 'That passkey did not work here. Sign in with your password.',
}
