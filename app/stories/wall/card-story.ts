import type { PhotoSlot } from '../../db/vocabulary.ts'
import type { PhotoVariant } from '../../photos/photo.ts'
import { longDate } from '../../platform/us-date.ts'
import type { WallStory } from '../story.ts'

export type CardPhoto = { id: string; slot: PhotoSlot; variants: PhotoVariant[] }

/** A story in the words of its card. */
export type CardStory = Omit<WallStory, 'photos' | 'approvalDate' | 'createdAt'> & {
  /** Says which day it is: that of the approval where it was told, else the one the story came. */
  date: string
  photos: CardPhoto[]
}

export function cardStory(story: WallStory, photos: CardPhoto[]): CardStory {
  const { photos: _, approvalDate, createdAt, ...shown } = story
  const date = approvalDate
    ? `Approved on ${longDate(new Date(`${approvalDate}T00:00:00Z`))}`
    : `Sent in on ${longDate(createdAt)}`
  return { ...shown, date, photos }
}
