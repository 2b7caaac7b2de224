import { availableParallelism } from 'node:os'
import { type EncodedPhoto, photoPath } from '../../photos/photo.ts'
import { createPhotoEncoderPool } from '../../photos/photo-encoder-pool.server.ts'
import { savePhoto } from '../../photos/queries.server.ts'
import { importWords } from './import-words.ts'
import { shortLog } from './open-store.server.ts'
import type { PhotoStore } from './story-store.ts'

// The report says of every photo why it was refused; the log would say it again between the lines of progress.
const log = { ...shortLog, warn() {} }

/** The site's own photo encoders, with one processor left to the server. */
export function openPhotoStore(): PhotoStore<EncodedPhoto> & { close(): Promise<void> } {
  const workers = Math.min(3, Math.max(1, availableParallelism() - 1))
  const { encode, close } = createPhotoEncoderPool({ log, workers })
  return {
    async encode(path) {
      const result = await encode(path, 'import')
      return 'encoded' in result
        ? { encoded: result.encoded }
        : { refusal: importWords.en.photos[result.reason] }
    },
    save: saveStoryPhoto,
    close,
  }
}

export const saveStoryPhoto: PhotoStore<EncodedPhoto>['save'] = async (trx, storyId, slot, photo) =>
  photoPath(await savePhoto(trx, storyId, slot, photo))
