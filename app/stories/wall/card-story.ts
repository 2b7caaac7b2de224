import type { PhotoSlot } from '../../db/vocabulary.ts'
import type { PhotoVariant } from '../../photos/photo.ts'
import { longDate } from '../../platform/us-date.ts'
import type { WallStory } from '../story.ts'

export type CardPhoto = { id: string; slot: PhotoSlot; variants: PhotoVariant[] }

/** A story in the words of its card. */
export type CardStory = Omit<WallStory, 'photos' | 'approvalDate' | 'createdAt'> & {
  date: string
  photos: CardPhoto[]
}

export function cardStory(story: WallStory, photos: CardPhoto[]): CardStory {
  const { photos: _, approvalDate, createdAt, ...shown } = story
  // The day of the approval where it was told, else the day the story came.
  const date = longDate(approvalDate ? new Date(`${approvalDate}T00:00:00Z`) : createdAt)
  return { ...shown, date, photos }
}
