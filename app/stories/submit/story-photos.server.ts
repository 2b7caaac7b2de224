import type { Db } from '../../db/tables.ts'
import type { PhotoSlot } from '../../db/vocabulary.ts'
import { type EncodedPhoto, photoPath, type RefusalReason } from '../../photos/photo.ts'
import { savePhoto } from '../../photos/queries.server.ts'
import { photoWords } from '../../photos/words.ts'
import type { Language } from '../../platform/language.ts'
import { networkOf } from '../../platform/limits.server.ts'
import { photoColumns } from '../photo-columns.ts'
import type { ReceivedPhoto } from './read-submission.server.ts'
import type { SubmissionErrors } from './submission.ts'

/** A refusal is in words for admins; its reason for who chose the photo. Senders take turns. */
export type EncodePhoto = (
  path: string,
  sender: string,
) => Promise<{ encoded: EncodedPhoto } | { refusal: string; reason: RefusalReason }>

export type SlottedPhoto = { slot: PhotoSlot; encoded: EncodedPhoto }

type Sender = { address?: string; language: Language }

/** One after the other, and network by network: nobody's photos push those of everybody else aside. */
export async function encodePhotos(
  encodePhoto: EncodePhoto,
  files: ReceivedPhoto[],
  { address = '', language }: Sender,
) {
  const photos: SlottedPhoto[] = []
  const errors: SubmissionErrors = {}
  for (const { slot, path } of files) {
    const outcome = await encodePhoto(path, networkOf(address))
    if ('reason' in outcome) errors[`${slot}Photo`] = photoWords[language].refusals[outcome.reason]
    else photos.push({ slot, encoded: outcome.encoded })
  }
  return { photos, errors }
}

/** In the transaction of the story, whose columns then hold the addresses. */
export async function keepPhotos(trx: Db, storyId: string, photos: SlottedPhoto[]) {
  for (const { slot, encoded } of photos) {
    const url = photoPath(await savePhoto(trx, storyId, slot, encoded))
    await trx
      .updateTable('approval_stories')
      .set({ [photoColumns[slot]]: url })
      .where('id', '=', storyId)
      .execute()
  }
}
