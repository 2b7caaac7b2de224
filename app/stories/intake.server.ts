import type { Database } from '../db/database.server.ts'
import { requireSecret } from '../db/secrets.server.ts'
import type { MailLog } from '../mail/mail.server.ts'
import { createPhotoEncoderPool } from '../photos/photo-encoder-pool.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import type { Env } from '../platform/env.server.ts'
import type { FairSlots } from '../platform/fair-slots.ts'
import { hourly } from '../platform/hourly.ts'
import type { TrustedClock } from '../platform/trusted-clock.ts'
import { removeLeftUploads, uploadFolderOf } from '../platform/upload-folder.server.ts'
import type { Site } from '../site/site.ts'
import { storySecret } from './client-seal.server.ts'
import { createAnnouncement } from './notify/announce-story.server.ts'
import type { SubmissionParts } from './submit/submit.server.ts'

export type StoryIntake = SubmissionParts & { uploadFolder: string; close(): Promise<void> }

type Parts = { env: Env; site: Site; database: Database; log: MailLog & ErrorLog; photoSlots?: FairSlots }

/** Everything a submission passes through, made once at the start. */
export async function openStoryIntake({ env, site, database, log, photoSlots }: Parts): Promise<StoryIntake> {
  const uploadFolder = uploadFolderOf(env.dataDir)
  const secret = await requireSecret(database.db, storySecret)
  const photoEncoders = createPhotoEncoderPool({ log, slots: photoSlots })
  return {
    database,
    secret,
    encodePhoto: photoEncoders.encode,
    prepareAnnouncement: createAnnouncement({ secret, site, log }),
    uploadFolder,
    close: photoEncoders.close,
  }
}

/** A background job: what killed processes left. */
export function startUploadCleaning(uploadFolder: string, log: ErrorLog, trusted?: TrustedClock) {
  const tell = (err: unknown) => log.error({ err }, 'left uploads could not be removed')
  return hourly(() => removeLeftUploads(uploadFolder, tell), tell, trusted)
}
