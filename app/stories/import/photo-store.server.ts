import { availableParallelism } from 'node:os'
import { type PressedPhoto, photoPath } from '../../photos/photo.ts'
import { createPhotoPress } from '../../photos/photo-press.server.ts'
import { savePhoto } from '../../photos/queries.server.ts'
import { importWords } from './import-words.ts'
import { shortLog } from './open-store.server.ts'
import type { PhotoStore } from './story-store.ts'

// The report says of every photo why it was refused; the log would say it again between the lines of progress.
const log = { ...shortLog, warn() {} }

/** The site's own photo press, with one processor left to the server. */
export function openPhotoStore(): PhotoStore<PressedPhoto> & { close(): Promise<void> } {
  const workers = Math.min(3, Math.max(1, availableParallelism() - 1))
  const { press, close } = createPhotoPress({ log, workers })
  return {
    async press(path) {
      const result = await press(path, 'import')
      return 'pressed' in result ? result : { refusal: importWords.en.photos[result.reason] }
    },
    save: saveStoryPhoto,
    close,
  }
}

export const saveStoryPhoto: PhotoStore<PressedPhoto>['save'] = async (trx, storyId, slot, pressed) =>
  photoPath(await savePhoto(trx, storyId, slot, pressed))
