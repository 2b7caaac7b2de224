import { availableParallelism } from 'node:os'
import { type PressedPhoto, photoPath, type RefusalReason } from '../../photos/photo.ts'
import { createPhotoPress } from '../../photos/photo-press.server.ts'
import { savePhoto } from '../../photos/queries.server.ts'
import { shortLog } from './open-store.server.ts'
import type { PhotoDesk } from './story-store.ts'

// A story that came over without its photo does not get it later: better slow than refused for being slow.
const timeLimitMs = 60_000

// The report says of every photo why it was refused; the log would say it again between the lines of progress.
const log = { ...shortLog, warn() {} }

/** The words for a report; those of the form speak to the person who chose the file. */
const words: Record<RefusalReason, string> = {
  'not-image': 'is not an image',
  'other-kind': 'is an image of a kind that is not taken',
  'too-large': 'is larger than the site takes',
  'phone-format': 'is in a phone format that cannot be read here',
  unreadable: 'is damaged or cannot be read',
  busy: 'could not be looked at, too many were waiting',
}

/** The site's own photo press, with one processor left to the server. */
export function openPhotoDesk(): PhotoDesk<PressedPhoto> & { close(): Promise<void> } {
  const workers = Math.min(3, Math.max(1, availableParallelism() - 1))
  const { press, close } = createPhotoPress({ log, workers, timeLimitMs })
  return {
    async press(path) {
      const result = await press(path)
      return 'pressed' in result ? result : { refusal: words[result.reason] }
    },
    save: async (trx, storyId, slot, pressed) => photoPath(await savePhoto(trx, storyId, slot, pressed)),
    close,
  }
}
