import { startAccountCleaning } from '../app/accounts/account-cleaning.server.ts'
import { startApplicationCleaning } from '../app/applications/intake.server.ts'
import { letterOutcome } from '../app/applications/letter-outcome-queries.server.ts'
import { startArticleClock } from '../app/articles/article-clock.server.ts'
import { startErasureList } from '../app/backup/erasures/erasure-list.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { createMailer } from '../app/mail/mail.server.ts'
import { openMailWorker } from '../app/mail/mail-worker.server.ts'
import type { DemoDrawing } from '../app/onboarding/demo-drawings.ts'
import { startDemoPhotos } from '../app/onboarding/demo-photos.server.ts'
import type { Env } from '../app/platform/env.server.ts'
import { readSites } from '../app/settings/read-site.server.ts'
import type { Site } from '../app/site/site.ts'
import type { PictureRenderer } from '../app/social/picture-renderer.server.ts'
import { type StoryIntake, startUploadCleaning } from '../app/stories/intake.server.ts'
import { queueDigest } from '../app/stories/notify/digest.server.ts'
import { openWebhookWorker } from '../app/webhooks/deliver.server.ts'
import type { Log } from './log.ts'
import { startSearchRefresh } from './search-refresh.ts'

type Parts = {
  env: Env
  database: Database
  site: Site
  intake: StoryIntake
  pictures: PictureRenderer
  log: Log
}

/**
 * Everything that runs on a schedule or works on a queue, in one process of the site. Where several run them for a
 * moment, or on several machines, claims in the database see that each job is done once.
 */
export function startBackgroundJobs({ env, database, site, intake, pictures, log }: Parts) {
  const { uploadFolder, encodePhoto } = intake
  return [
    ...(env.seedDemoPhotos
      ? [startDemoPhotos({ database, uploadFolder, encodePhoto, renderDrawing: renderWith(pictures), log })]
      : []),
    startArticleClock({ database, log }),
    startUploadCleaning(uploadFolder, log),
    startSearchRefresh({ database, log }),
    startAccountCleaning({ database, log }),
    startApplicationCleaning({
      database,
      monthsKept: async () => (await readSites(database.db, site.url)).en.keepApplications,
      log,
    }),
    startErasureList({ database, dataDir: env.dataDir, log }),
    openMailWorker({
      database,
      mailer: createMailer(env, site),
      aboutMail: letterOutcome,
      log,
      queueDaily: (now) => queueDigest(database, site, now),
    }),
    openWebhookWorker({ database, log, mayBePrivate: env.webhookPrivateAddresses }),
  ]
}

/** The renderer of pictures for links renders the drawings of the demo too. */
export function renderWith(pictures: PictureRenderer) {
  return async ({ name, svg }: DemoDrawing) => {
    const rendered = await pictures.render(name, async () => ({ svg }), 'demo')
    return 'body' in rendered ? rendered.body : null
  }
}
