import type { PhotoSlot } from '../../db/vocabulary.ts'
import { photoColumns } from '../photo-columns.ts'
import { importWords } from './import-words.ts'
import { parsePhotoValue } from './inline-photo.ts'
import type { FieldReason, StoryDraft } from './parse-story.ts'
import type { PressBytes } from './press-bytes.ts'
import type { NewStory } from './story-store.ts'

type Outcome<Pressed> =
  | { slot: PhotoSlot; photo: Pressed }
  | { slot: PhotoSlot; address: string }
  | { slot: PhotoSlot; refusal: string }

export type Converted<Pressed> = NewStory<Pressed> & { kept: FieldReason[]; refused: FieldReason[] }

/** Inline image data becomes a photo of ours; a story never fails because of its photos. */
export async function convertPhotos<Pressed>(
  { story, photos }: StoryDraft,
  press: PressBytes<Pressed>,
): Promise<Converted<Pressed>> {
  const outcomes = await Promise.all(photos.map(({ slot, value }) => convert(slot, value, press)))
  const converted: Converted<Pressed> = { story: { ...story }, pressed: [], kept: [], refused: [] }
  for (const outcome of outcomes) {
    const field = photoColumns[outcome.slot]
    if ('photo' in outcome) converted.pressed.push(outcome)
    else if ('refusal' in outcome) converted.refused.push({ field, reason: outcome.refusal })
    else {
      Object.assign(converted.story, { [field]: outcome.address })
      converted.kept.push({ field, reason: importWords.en.inlinePhotos.keptAddress })
    }
  }
  return converted
}

async function convert<Pressed>(
  slot: PhotoSlot,
  value: unknown,
  press: PressBytes<Pressed>,
): Promise<Outcome<Pressed>> {
  const found = parsePhotoValue(value)
  if (found.kind === 'unusable') return { slot, refusal: found.reason }
  if (found.kind === 'address') return { slot, address: String(value).trim() }
  const result = await press(found.bytes)
  return 'refusal' in result ? { slot, refusal: result.refusal } : { slot, photo: result.pressed }
}
