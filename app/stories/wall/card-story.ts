import type { PhotoSlot } from '../../db/vocabulary.ts'
import type { PhotoVariant } from '../../photos/photo.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import type { Site } from '../../site/site.ts'
import { shownName, type WallStory } from '../story.ts'
import { wallWords } from '../wall-words.ts'

export type CardPhoto = { id: string; slot: PhotoSlot; variants: PhotoVariant[] }

/** A story in the words of its card, in the language of the page; what its writer said stays as it is. */
export type CardStory = Omit<WallStory, 'photos' | 'approvalDate' | 'createdAt'> & {
  /** Says which day it is: that of the approval where it was told, else the one the story came. Nobody was approved in a made-up one. */
  date: string
  photos: CardPhoto[]
}

export type ShownIn = Pick<Site, 'language' | 'timeZone'>

export function cardStory(story: WallStory, photos: CardPhoto[], { language, timeZone }: ShownIn): CardStory {
  const { photos: _, approvalDate, createdAt, ...shown } = story
  const { card } = wallWords[language]
  const told = approvalDate
    ? card.approvedOn(longDay(approvalDate, language))
    : card.sentInOn(longDay(dayIn(createdAt, timeZone), language))
  const date = story.isDemo ? '' : told
  return { ...shown, displayName: shownName(story, card.anonymous), date, photos }
}

type Shown = { stories: Pick<CardStory, 'isDemo'>[]; isFirstPage: boolean; nextHref: string | null }

/** A wall of nothing but examples, which fit on one page. On a later page they stand behind real stories. */
export function isOnlyExamples({ stories, isFirstPage, nextHref }: Shown) {
  return isFirstPage && !nextHref && stories.length > 0 && stories.every(({ isDemo }) => isDemo)
}
