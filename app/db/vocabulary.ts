/** Values of columns. The features that give them their meaning import them from here. */
export const roles = ['owner', 'editor', 'moderator', 'agent'] as const
export type Role = (typeof roles)[number]

export const storyStatuses = ['pending', 'approved', 'rejected'] as const
export type StoryStatus = (typeof storyStatuses)[number]

export const nameDisplays = ['full-name', 'nickname', 'anonymous'] as const
export type NameDisplay = (typeof nameDisplays)[number]

/** What somebody wrote in. A language of the site that is missing here does not compile where it is stored. */
export type WrittenLanguage = 'en' | 'es'

export const photoSlots = ['renter', 'exterior', 'interior'] as const
export type PhotoSlot = (typeof photoSlots)[number]

/** What the history of a story may hold. */
export type StoryDecision = 'submit' | 'approve' | 'reject' | 'moveToPending' | 'withdraw' | 'undo'

export const applicationStatuses = ['new', 'contacted', 'in-progress', 'approved', 'closed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What the timeline of an application may hold. */
export const applicationEvents = [
  'received',
  'moved',
  'note',
  'assigned',
  'follow-up',
  'mail',
  'call',
  'text',
  'message',
  'answered',
  'corrected',
  'consent',
  'paid',
  'invited',
  'story',
  'flagged',
  'withdrawn',
] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

/** What a person may say yes to, each by itself. */
export const consentKinds = ['contact', 'machine', 'news'] as const
export type ConsentKind = (typeof consentKinds)[number]
