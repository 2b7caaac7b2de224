import { join } from 'node:path'
import { requireSecret } from '../admin/secrets.server.ts'
import type { Site } from '../content/site.ts'
import type { ErrorLog } from '../context.ts'
import type { Database } from '../db/database.server.ts'
import type { Env } from '../env.server.ts'
import { createAnnouncement } from '../mail/announce-story.server.ts'
import type { MailLog } from '../mail/mail.server.ts'
import { createPhotoPress } from '../photos/photo-press.server.ts'
import type { StoryDesk } from './submit.server.ts'
import { removeLeftUploads } from './upload-folder.server.ts'

export type Desk = StoryDesk & { uploadFolder: string; close(): Promise<void> }

type Parts = { env: Env; site: Site; database: Database; log: MailLog & ErrorLog }

/** Everything a submission passes through, made once at the start. */
export async function openStoryDesk({ env, site, database, log }: Parts): Promise<Desk> {
  const uploadFolder = join(env.dataDir, 'uploads')
  await removeLeftUploads(uploadFolder)
  // What a killed process left is younger than an hour at the next start.
  const cleaning = setInterval(() => void removeLeftUploads(uploadFolder), 3_600_000).unref()
  const secret = await requireSecret(database.db, 'story-form')
  const press = createPhotoPress({ log })
  return {
    database,
    secret,
    press: press.press,
    announce: createAnnouncement({ secret, site, log }),
    uploadFolder,
    close: () => {
      clearInterval(cleaning)
      return press.close()
    },
  }
}
