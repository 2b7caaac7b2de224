import { type Language, pathIn } from '../platform/language.ts'
import { shortHash } from '../platform/short-hash.ts'
import { pictureWords } from './picture-words.ts'
import type { Site } from './site.ts'
import { siteWords } from './words.ts'

/** What the picture beside a shared link shows. The brand stands on every one. */
export type SocialPicture = {
  /** A few words above the headline: what kind of page it is. */
  label?: string
  headline: string
  /** One sentence below it. */
  line: string
  art: SocialArt
}

/** One that says the same in every language. */
export type PictureIn = (language: Language) => SocialPicture

export function pictureIn(language: Language, picture: SocialPicture | PictureIn): SocialPicture {
  return typeof picture === 'function' ? picture(language) : picture
}

export type SocialArt =
  | { kind: 'drawing'; drawing: SocialDrawing }
  /** A place's own key. */
  | { kind: 'skyline'; slug: string }
  /** A picture an author has uploaded. */
  | { kind: 'photo'; id: string }

export const socialDrawings = [
  'door',
  'street',
  'office',
  'kit',
  'hooks',
  'windows',
  'openDoor',
  'letterSlot',
  'keyhole',
] as const
export type SocialDrawing = (typeof socialDrawings)[number]

export const socialSize = { width: 1200, height: 630 }

/** Raised when the pictures look different: every address changes with it. */
const edition = 1

/** The picture of the home page, and of every page that has none of its own. */
export const sitePicture: PictureIn = (language) => ({
  headline: siteWords[language].motto,
  line: pictureWords[language].site.line,
  art: { kind: 'drawing', drawing: 'door' },
})

/** Where the picture of the page at `path` lies. Other words or another brand give another address. */
export function socialAddress(
  { url, brand, language }: Pick<Site, 'url' | 'brand' | 'language'>,
  path: string,
  picture: SocialPicture | PictureIn,
) {
  const shown = pictureIn(language, picture)
  const file = `/social${path === '/' ? '/home' : path}.${formatOf(shown)}`
  return `${url}${pathIn(language, file)}?v=${versionOf(shown, brand)}`
}

/** Drawings have few colours and hard edges, photographs the opposite. */
export function formatOf({ art }: SocialPicture) {
  return art.kind === 'photo' ? 'jpg' : 'png'
}

/** Tells pictures apart, for caches. */
export function versionOf(picture: SocialPicture, brand: string) {
  const { label = '', headline, line, art } = picture
  return shortHash(JSON.stringify([edition, brand, label, headline, line, Object.values(art)]))
}
