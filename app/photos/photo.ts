import { photoWords } from './words.ts'

/** More than the largest phone pictures that fit into 5 MB; far less than what a small file can pretend to be. */
export const maxPhotoPixels = 50_000_000
/** Panoramas of phones are some 16,000 pixels wide. A picture of one column is none, and takes a row at a time. */
export const maxPhotoSide = 20_000
/** All the pixels above in three colours. Sixteen bits a colour take twice the work for what nobody sees here. */
export const maxDecodedBytes = 3 * maxPhotoPixels

export const photoWidths = [320, 640, 1280] as const
export const photoFormats = ['avif', 'webp'] as const
export type PhotoFormat = (typeof photoFormats)[number]

export type PhotoSize = { width: number; height: number }
export type PhotoVariant = PhotoSize & { format: PhotoFormat }
export type PhotoFile = PhotoVariant & { body: Uint8Array }

/** Upright, without metadata, in every format and width: ready to be stored. */
export type EncodedPhoto = { files: PhotoFile[] }

/** In English, for admins. */
export const refusalWords = photoWords.en.refusals
export type RefusalReason = keyof typeof refusalWords
export const refusalReasons = Object.keys(refusalWords).filter(
  (reason): reason is RefusalReason => reason in refusalWords,
)

/** A picture higher than twice its width would be mostly height at the full width. */
const heightPerWidth = 2

/** The sizes stored of a picture, smallest first. Nothing is enlarged, so a small picture gives fewer. */
export function sizesOf({ width, height }: PhotoSize): PhotoSize[] {
  const sizes = new Map<number, PhotoSize>()
  for (const wanted of photoWidths) {
    const scale = Math.min(1, wanted / width, (wanted * heightPerWidth) / height)
    const size = { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
    sizes.set(size.width, size)
  }
  return [...sizes.values()]
}

function atLeastOne(pixels: number) {
  return Math.max(1, Math.round(pixels))
}

/** At this width a bare address, one without a size, is answered. */
export const bareWidth = 640

/** The value of the `*_photo_url` columns. */
export function photoPath(id: string) {
  return `/photos/${id}`
}

/** One size of the picture at `path`. */
export function photoFilePath(path: string, { format, width }: Pick<PhotoVariant, 'format' | 'width'>) {
  return `${path}/${width}.${format}`
}

/** Null for a picture of another site. */
export function photoIdOf(url: string): string | null {
  return url.match(/^\/photos\/([0-9a-f-]{36})$/)?.[1] ?? null
}

/** '640.avif', the last piece of a photo's address. */
export function parsePhotoFile(name: string): Pick<PhotoVariant, 'format' | 'width'> | null {
  const [, width, ending] = name.match(/^([1-9]\d{0,3})\.(avif|webp)$/) ?? []
  const format = photoFormats.find((known) => known === ending)
  return format ? { format, width: Number(width) } : null
}
