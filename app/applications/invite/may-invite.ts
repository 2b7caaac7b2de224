import type { ApplicationStatus, ConsentKind } from '../../db/vocabulary.ts'

export type Invitable = {
  status: ApplicationStatus
  isDemo: boolean
  /** What they agreed to and have not taken back. */
  given: readonly ConsentKind[]
  hasTold: boolean
}

export type NotInvited = 'not-approved' | 'told' | 'example' | 'no-yes'

/**
 * To be asked for a story is not about the application: who agreed to be contacted about that alone is left in
 * peace. One approved application is worth one story.
 */
export function whyNotInvited({ status, isDemo, given, hasTold }: Invitable): NotInvited | null {
  if (status !== 'approved') return 'not-approved'
  if (hasTold) return 'told'
  if (isDemo) return 'example'
  return given.includes('contact') && given.includes('news') ? null : 'no-yes'
}
