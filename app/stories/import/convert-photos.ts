import type { PhotoSlot } from '../../db/vocabulary.ts'
import type { EncodeBytes } from '../../rows/encode-bytes.ts'
import { parsePhotoValue } from '../../rows/inline-photo.ts'
import type { FieldReason } from '../../rows/source-row.ts'
import { photoColumns } from '../photo-columns.ts'
import { importWords } from './import-words.ts'
import type { StoryDraft } from './parse-story.ts'
import type { NewStory } from './story-store.ts'

type Outcome<Encoded> =
  | { slot: PhotoSlot; photo: Encoded }
  | { slot: PhotoSlot; isOnlyAddress: true }
  | { slot: PhotoSlot; refusal: string }

export type Converted<Encoded> = NewStory<Encoded> & { onlyAddressed: FieldReason[]; refused: FieldReason[] }

/** Inline image data becomes a photo of ours, an address none: pages show only ours. No story fails because of its photos. */
export async function convertPhotos<Encoded>(
  { story, photos }: StoryDraft,
  encode: EncodeBytes<Encoded>,
): Promise<Converted<Encoded>> {
  const outcomes = await Promise.all(photos.map(({ slot, value }) => convert(slot, value, encode)))
  const converted: Converted<Encoded> = { story: { ...story }, encoded: [], onlyAddressed: [], refused: [] }
  for (const outcome of outcomes) {
    const field = photoColumns[outcome.slot]
    if ('photo' in outcome) converted.encoded.push(outcome)
    else if ('refusal' in outcome) converted.refused.push({ field, reason: outcome.refusal })
    else converted.onlyAddressed.push({ field, reason: importWords.en.inlinePhotos.onlyAddress })
  }
  return converted
}

async function convert<Encoded>(
  slot: PhotoSlot,
  value: unknown,
  encode: EncodeBytes<Encoded>,
): Promise<Outcome<Encoded>> {
  const found = parsePhotoValue(value)
  if (found.kind === 'unusable') return { slot, refusal: found.reason }
  if (found.kind === 'address') return { slot, isOnlyAddress: true }
  const result = await encode(found.bytes)
  return 'refusal' in result ? { slot, refusal: result.refusal } : { slot, photo: result.encoded }
}
