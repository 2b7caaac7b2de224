import { imageIdOf, imagePath } from '../../articles/image-path.ts'
import { hasImage, saveImage } from '../../articles/image-queries.server.ts'
import { parsePhotoValue } from '../../rows/inline-photo.ts'
import { importWords } from '../import-words.ts'
import type { ImportOf } from './import-of.ts'

type Brought = { url: string | null; problem?: string }

const notHere = importWords.en.reasons.pictureNotHere

/** What becomes of an article's picture: its address here, or null and, where there was one, why. */
export async function bringPicture(
  value: string,
  { database, actor, encode, isDryRun }: Pick<ImportOf, 'database' | 'actor' | 'encode' | 'isDryRun'>,
): Promise<Brought> {
  if (!value.startsWith('data:')) {
    const id = imageIdOf(value)
    return id && !(await hasImage(database.db, id)) ? { url: null, problem: notHere } : { url: value || null }
  }
  const found = parsePhotoValue(value)
  if (found.kind === 'unusable') return { url: null, problem: found.reason }
  if (found.kind === 'address') return { url: value }
  const result = await encode(found.bytes)
  if ('refusal' in result) return { url: null, problem: result.refusal }
  return { url: isDryRun ? null : imagePath(await saveImage(database, result.encoded, actor)) }
}
