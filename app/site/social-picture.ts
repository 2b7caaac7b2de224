import { motto, type Site } from './site.ts'

/** What the picture beside a shared link shows. The brand stands on every one. */
export type SocialPicture = {
  /** A few words above the headline: what kind of page it is. */
  label?: string
  headline: string
  /** One sentence below it. */
  line: string
  art: SocialArt
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
export const sitePicture: SocialPicture = {
  headline: motto,
  line: 'Help with approval and funding after bad credit, an eviction, a broken lease or a record.',
  art: { kind: 'drawing', drawing: 'door' },
}

/** Where the picture of the page at `path` lies. Other words or another brand give another address. */
export function socialAddress(
  { url, brand }: Pick<Site, 'url' | 'brand'>,
  path: string,
  picture: SocialPicture,
) {
  return `${url}/social${path === '/' ? '/home' : path}.${formatOf(picture)}?v=${versionOf(picture, brand)}`
}

/** Drawings have few colours and hard edges, photographs the opposite. */
export function formatOf({ art }: SocialPicture) {
  return art.kind === 'photo' ? 'jpg' : 'png'
}

/** Tells pictures apart, for caches; it keeps nothing secret. */
export function versionOf(picture: SocialPicture, brand: string) {
  const { label = '', headline, line, art } = picture
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify([edition, brand, label, headline, line, Object.values(art)]))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
