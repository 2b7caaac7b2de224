/** Words that stand in columns. The features that give them their meaning read them from here. */
export const roles = ['owner', 'editor', 'moderator'] as const
export type Role = (typeof roles)[number]

export const storyStatuses = ['pending', 'approved', 'rejected'] as const
export type StoryStatus = (typeof storyStatuses)[number]

export const nameDisplays = ['full-name', 'nickname', 'anonymous'] as const
export type NameDisplay = (typeof nameDisplays)[number]

export const photoSlots = ['renter', 'exterior', 'interior'] as const
export type PhotoSlot = (typeof photoSlots)[number]

/** What the history of a story may hold. */
export type StoryDecision = 'submit' | 'approve' | 'reject' | 'moveToPending' | 'withdraw' | 'undo'
