import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import type { FormRefusal } from '../../photos/words.ts'

const longestSide = 1600
const smallEnough = 600 * 1024
const jpegQuality = 0.85

export type Shrunk = { photo: Blob } | { problem: FormRefusal }

/** A photo as it will travel: twelve megapixels become a few hundred kilobytes. One over the limit is refused first. */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return { problem: 'not-image' }
  if (file.size > maxPhotoBytes) return { problem: 'too-large' }
  if (file.size <= smallEnough) return { photo: file }
  const smaller = await drawSmaller(file).catch(() => null)
  // What the browser cannot draw (HEIC mostly) goes as it is.
  return { photo: smaller && smaller.size < file.size ? smaller : file }
}

/** A photo over the limit, made to fit because its owner asked for it. */
export async function makeSmaller(file: File): Promise<Shrunk> {
  const photo = await drawSmaller(file).catch(() => null)
  return photo && photo.size <= maxPhotoBytes ? { photo } : { problem: 'unreadable' }
}

async function drawSmaller(file: File) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}
