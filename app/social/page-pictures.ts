import type { ArticleCard } from '../articles/article.ts'
import { imageIdOf } from '../articles/image-path.ts'
import { illustrativeLabel } from '../claims/testimonials.ts'
import { type PolicyDocument, plainText } from '../policy/document.ts'
import type { SocialArt, SocialPicture } from '../site/social-picture.ts'
import type { WallStory } from '../stories/story.ts'
import { firstSentence } from './first-sentence.ts'

const openDoor: SocialArt = { kind: 'drawing', drawing: 'openDoor' }
const letterSlot: SocialArt = { kind: 'drawing', drawing: 'letterSlot' }
const keyhole: SocialArt = { kind: 'drawing', drawing: 'keyhole' }

export const wallPicture: SocialPicture = {
  headline: 'The approval wall',
  line: 'Renters who were told no, and then told yes. Told by themselves.',
  art: openDoor,
}

export const sharePicture: SocialPicture = {
  label: 'The approval wall',
  headline: 'Share your story',
  line: 'Were you told no, and then told yes? Tell others how it went.',
  art: openDoor,
}

export const articlesPicture: SocialPicture = {
  label: 'Articles',
  headline: 'Plain help with renting after a no',
  line: 'What reports say, what rules hold, what to tell a landlord.',
  art: letterSlot,
}

export const sitemapPicture: SocialPicture = {
  label: 'Sitemap',
  headline: 'Every page, in one list',
  line: 'Programs, policies, 50 states, cities and neighborhoods.',
  art: keyhole,
}

/** Headline and place as the wall shows them, nothing else of the sender. */
export function storyPicture({
  headline,
  cityState,
  isDemo,
}: Pick<WallStory, 'headline' | 'cityState' | 'isDemo'>): SocialPicture {
  const label = isDemo ? `The approval wall · ${illustrativeLabel}` : 'The approval wall'
  return { label, headline, line: cityState, art: openDoor }
}

export function articlePicture({
  title,
  excerpt,
  imageUrl,
  imageVariants,
}: Pick<ArticleCard, 'title' | 'excerpt' | 'imageUrl' | 'imageVariants'>): SocialPicture {
  // One that lies elsewhere is not fetched.
  const id = imageVariants.length > 0 ? imageIdOf(imageUrl ?? '') : null
  const art: SocialArt = id ? { kind: 'photo', id } : letterSlot
  return { label: 'Article', headline: title, line: firstSentence(excerpt), art }
}

export function documentPicture({ title, intro: [first = ''] }: PolicyDocument): SocialPicture {
  return { headline: title, line: firstSentence(plainText(first)), art: keyhole }
}
