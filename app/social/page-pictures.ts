import type { ArticleCard } from '../articles/article.ts'
import { imageIdOf } from '../articles/image-path.ts'
import { claimWords } from '../claims/words.ts'
import { type PolicyDocument, plainText } from '../policy/document.ts'
import { pictureWords } from '../site/picture-words.ts'
import type { PictureIn, SocialArt, SocialPicture } from '../site/social-picture.ts'
import type { WallStory } from '../stories/story.ts'
import { firstSentence } from './first-sentence.ts'

const openDoor: SocialArt = { kind: 'drawing', drawing: 'openDoor' }
const letterSlot: SocialArt = { kind: 'drawing', drawing: 'letterSlot' }
const keyhole: SocialArt = { kind: 'drawing', drawing: 'keyhole' }

/** Headline and place as the wall shows them, nothing else of the sender. */
export function storyPicture({
  headline,
  cityState,
  isDemo,
}: Pick<WallStory, 'headline' | 'cityState' | 'isDemo'>): PictureIn {
  return (language) => ({
    label: pictureWords[language].story(isDemo ? claimWords[language].illustrative : null),
    headline,
    line: cityState,
    art: openDoor,
  })
}

export function articlePicture({
  title,
  excerpt,
  imageUrl,
  imageVariants,
}: Pick<ArticleCard, 'title' | 'excerpt' | 'imageUrl' | 'imageVariants'>): PictureIn {
  // One that lies elsewhere is not fetched.
  const id = imageVariants.length > 0 ? imageIdOf(imageUrl ?? '') : null
  const art: SocialArt = id ? { kind: 'photo', id } : letterSlot
  const line = firstSentence(excerpt)
  return (language) => ({ label: pictureWords[language].article, headline: title, line, art })
}

export function documentPicture({ title, intro: [first = ''] }: PolicyDocument): SocialPicture {
  return { headline: title, line: firstSentence(plainText(first)), art: keyhole }
}
