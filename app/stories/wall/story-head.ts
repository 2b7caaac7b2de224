import { claimWords } from '../../claims/words.ts'
import { cutAtWord } from '../../platform/cut-at-word.ts'
import type { Language } from '../../platform/language.ts'
import { wallWords } from '../wall-words.ts'
import type { CardStory } from './card-story.ts'

/** Search results show about so many letters. */
const maxDescription = 160
const fewestOfStory = 40

type Described = Pick<CardStory, 'displayName' | 'cityState' | 'encouragement' | 'isDemo'>

export function storyDescription(story: Described, language: Language) {
  const { displayName, cityState, encouragement, isDemo } = story
  const { told, toldAsExample } = wallWords[language].story
  // Without its label a made-up story would be a made-up testimonial wherever a preview is shown.
  const say = (words: string) =>
    isDemo
      ? toldAsExample(claimWords[language].illustrative, displayName, cityState, words)
      : told(displayName, cityState, words)
  const room = maxDescription - [...say('')].length
  return say(cutAtWord(encouragement, Math.max(fewestOfStory, room)))
}
