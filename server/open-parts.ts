import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createAuth } from '../app/accounts/auth.server.ts'
import { keepsSecureCookies } from '../app/accounts/cookies.ts'
import { openVisits } from '../app/analytics/visits.server.ts'
import { openApplicationIntake } from '../app/applications/intake.server.ts'
import { createBackupMaker } from '../app/backup/backup-maker.server.ts'
import { createImports } from '../app/data/import/imports.server.ts'
import { type Database, openDatabase } from '../app/db/database.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { seedDemo } from '../app/onboarding/seed-demo-queries.server.ts'
import { minuteMs } from '../app/platform/duration.ts'
import type { Env } from '../app/platform/env.server.ts'
import { openRedirectCache } from '../app/redirects/redirect-cache.server.ts'
import { openLiveSite } from '../app/settings/live-site.server.ts'
import { createPictureRenderer } from '../app/social/picture-renderer.server.ts'
import { openStoryIntake } from '../app/stories/intake.server.ts'
import { createAdmission } from './admission/admission.ts'
import type { WorkerLink } from './cluster/worker-link.ts'
import { folderProblem } from './folder-problem.ts'
import { createProcessState } from './health.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { recompressPage } from './pages/page-answer.ts'
import { PageCache } from './pages/page-cache.ts'
import { shownTags } from './pages/shown-tags.ts'
import type { RecentErrors } from './recent-errors.ts'
import { createProcessFigures, createServerFacts } from './server-facts.ts'

const megabyte = 1024 * 1024

/** Opens the database and brings it up to date. */
export async function openSiteDatabase(env: Env, log: Log, metrics: Metrics | null) {
  const { databaseUrl, databaseConnections: connections, dataDir } = env
  const onQuery = metrics?.observeQuery
  // On PostgreSQL too: photos that are being uploaded lie there.
  await openFolder(dataDir).catch((error: unknown) => {
    throw folderProblem(error, dataDir)
  })
  const orFolderProblem = (error: unknown) => {
    throw databaseUrl ? error : folderProblem(error, dataDir)
  }
  const database = await openDatabase({
    databaseUrl,
    connections,
    dataDir,
    log,
    onQuery,
    waitsForUpgrades: true,
  }).catch(orFolderProblem)
  await migrate(database).catch(orFolderProblem)
  if (env.seedDemo && (await seedDemo(database).catch(orFolderProblem)))
    log.info('demo articles and stories added')
  return database
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

type Given = { env: Env; log: Log; database: Database; errors: RecentErrors; link: WorkerLink }

export type SiteParts = Awaited<ReturnType<typeof openParts>>

/** Opens what requests are answered with. */
export async function openParts({ env, log, database, errors, link }: Given) {
  const { databaseUrl, dataDir } = env
  const auth = await createAuth(database, env, log)
  if (!keepsSecureCookies(env.siteUrl)) {
    log.warn('SITE_URL is plain http: the admin cookie goes over the network unprotected; use https')
  }
  const cache = openPageCache(log)
  database.onChange((tags) => cache.invalidate(shownTags(tags)))
  const state = createProcessState()
  const onLate = () => cache.invalidate(['site'])
  const live = await openLiveSite({ database, url: env.siteUrl, log, onLate })
  const site = live.view
  const intake = await openStoryIntake({ env, site, database, log, photoSlots: link.limiters.photos })
  const applications = await openApplicationIntake({ database, site, canMail: env.smtpUrl !== undefined })
  const imports = createImports({ database, log })
  const visits = openVisits({ database, log })
  const redirects = await openRedirectCache(database, log)
  const pictures = createPictureRenderer({ log })
  const admission = createAdmission(link.limiters)
  const facts = createServerFacts({ env, errors, link })
  const figures = createProcessFigures(cache)
  const backups = createBackupMaker({ database, log, dataDir, databaseUrl })
  return {
    ...{ env, log, database, auth, cache, state, live, intake, applications, imports },
    ...{ visits, redirects, pictures, admission, facts, figures, backups },
  }
}

function openPageCache(log: Log) {
  return new PageCache({
    // Some thousand towns: only a busier site has more that are fresh, five minutes long.
    // With 48 MB the process held 280 MB (bench/soak.ts).
    maxBytes: 24 * megabyte,
    maxUnlistedBytes: 4 * megabyte,
    maxAgeMs: 5 * minuteMs,
    recompress: recompressPage,
    onRecompressError: (error) => log.error({ err: error }, 'a page was not recompressed'),
  })
}
