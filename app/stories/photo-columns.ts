import type { PhotoSlot } from '../db/vocabulary.ts'
import type { StoryColumn } from './story-fields.ts'

/** Where a story keeps the addresses of its photos. */
export const photoColumns = {
  renter: 'renter_photo_url',
  exterior: 'exterior_photo_url',
  interior: 'interior_photo_url',
} as const satisfies Record<PhotoSlot, StoryColumn>

export type PhotoColumn = (typeof photoColumns)[PhotoSlot]
