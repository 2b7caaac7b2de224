import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createAuth } from '../app/accounts/auth.server.ts'
import { keepsSecureCookies } from '../app/accounts/cookies.ts'
import { createFirstAdmin } from '../app/accounts/first-admin.server.ts'
import { openVisits } from '../app/analytics/visits.server.ts'
import { openApplicationIntake } from '../app/applications/intake.server.ts'
import { createBackupMaker } from '../app/backup/backup-maker.server.ts'
import { createImports } from '../app/data/import/imports.server.ts'
import { openDatabase } from '../app/db/database.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { mailTag } from '../app/mail/queue-queries.server.ts'
import { seedDemo } from '../app/onboarding/seed-demo-queries.server.ts'
import { listPagesToWarm } from '../app/pages/pages-to-warm.server.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { type Env, parseEnv, SettingError } from '../app/platform/env.server.ts'
import { unfinished } from '../app/platform/unfinished.ts'
import { openRedirectCache } from '../app/redirects/redirect-cache.server.ts'
import { openLiveSite } from '../app/settings/live-site.server.ts'
import { createPictureRenderer } from '../app/social/picture-renderer.server.ts'
import { openStoryIntake } from '../app/stories/intake.server.ts'
import { webhookTag } from '../app/webhooks/queue-queries.server.ts'
import { createAdmission } from './admission/admission.ts'
import { createApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { singleProcess, type WorkerLink } from './cluster/worker-link.ts'
import { folderProblem } from './folder-problem.ts'
import { createProcessState } from './health.ts'
import { limitConnections } from './http/connections.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen, listenProblem, listenTogether } from './http/listen.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { ServeFiles } from './http/static-files.ts'
import { keepTrying } from './keep-trying.ts'
import { createLog, type Log } from './log.ts'
import { forPeople } from './log-for-people.ts'
import { mergeMetrics, metricsContentType } from './metrics/merge-metrics.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createTraffic } from './metrics/traffic.ts'
import { recompressPage } from './pages/page-answer.ts'
import { PageCache } from './pages/page-cache.ts'
import { createPages } from './pages/pages.ts'
import type { PagesParts } from './pages/visit.ts'
import { createIdleness, createWarmer } from './pages/warmer.ts'
import { createRecentErrors } from './recent-errors.ts'
import { createProcessFigures, createServerFacts } from './server-facts.ts'
import { stopOnSignal } from './shutdown.ts'

type Options = Pick<PagesParts, 'build' | 'mode'> & {
  serveFiles: ServeFiles
  /** The link to the primary, where there are several processes. */
  link?: WorkerLink
}

type NewAdmin = NonNullable<Awaited<ReturnType<typeof createFirstAdmin>>>

const megabyte = 1024 * 1024

/** Opens the database, brings it up to date and serves until told to stop. */
export async function start({ build, mode, serveFiles, link = singleProcess() }: Options) {
  const env = parseEnv(process.env)
  const errors = createRecentErrors(link.reportError)
  for (const error of link.errors.toReversed()) errors.take(error)
  link.onError(errors.take)
  const ownLog = createLog(
    env.logLevel,
    errors.note,
    process.stdout.isTTY ? forPeople(process.stdout) : undefined,
  )
  const log = link.number === null ? ownLog : ownLog.child({ worker: link.number })
  // After an uncaught error the state of the process is unknown: log it and exit, to be started anew.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
  const { databaseUrl, databaseConnections: connections, dataDir } = env
  const metrics = env.hasMetrics ? createMetrics(link.number) : null
  const onQuery = metrics?.observeQuery
  // On PostgreSQL too: photos that are being uploaded lie there.
  await openFolder(dataDir).catch((error: unknown) => {
    throw folderProblem(error, dataDir)
  })
  const orFolderProblem = (error: unknown) => {
    throw databaseUrl ? error : folderProblem(error, dataDir)
  }
  const database = await openDatabase({ databaseUrl, connections, dataDir, log, onQuery }).catch(
    orFolderProblem,
  )
  await migrate(database).catch(orFolderProblem)
  if (env.seedDemo && (await seedDemo(database).catch(orFolderProblem)))
    log.info('demo articles and stories added')
  const auth = await createAuth(database, env, log)
  if (!keepsSecureCookies(env.siteUrl)) {
    log.warn('SITE_URL is plain http: the admin cookie goes over the network unprotected; use https')
  }

  const cache = new PageCache({
    // Some two thousand towns; with more the process would hold over 260 MB (bench/soak.ts).
    maxBytes: 48 * megabyte,
    maxUnlistedBytes: 4 * megabyte,
    maxAgeMs: 5 * minuteMs,
    recompress: recompressPage,
    onRecompressError: (error) => log.error({ err: error }, 'a page was not recompressed'),
  })
  database.onChange((tags) => cache.invalidate(shownTags(tags)))
  const state = createProcessState()
  const onLate = () => cache.invalidate(['site'])
  const live = await openLiveSite({ database, url: env.siteUrl, log, onLate })
  const intake = await openStoryIntake({
    env,
    site: live.view,
    database,
    log,
    photoSlots: link.limiters.photos,
  })
  const applications = await openApplicationIntake({
    database,
    site: live.view,
    canMail: env.smtpUrl !== undefined,
  })
  const imports = createImports({ database, log })
  const visits = openVisits({ database, log })
  const redirects = await openRedirectCache(database, log)
  const pictures = createPictureRenderer({ log })
  const admission = createAdmission(link.limiters)
  const shared = { env, log, database, cache, visits }
  const facts = createServerFacts({ env, errors, link })
  const figures = createProcessFigures(cache)
  const backups = createBackupMaker({ database, log, dataDir, databaseUrl })
  const parts = { intake, applications, auth, live, redirects, pictures, backups, imports, facts }
  const pages = createPages({
    ...shared,
    ...parts,
    noteForwarded: figures.noteForwarded,
    admission,
    build,
    mode,
  })
  const traffic = createTraffic(metrics?.observeRequest)
  metrics?.watch({ database, cache, traffic, admission })
  link.answerWith({
    figures: async () => figures.read(),
    metrics: async () => (await metrics?.registry.getMetricsAsJSON()) ?? null,
  })
  const answerMetrics = metrics ? await serveMetricsOf(link, metrics, env, log) : undefined
  const app = createApp({ ...shared, pages, state, serveFiles, traffic, answerMetrics })
  const server = createHttpServer(app, commonHeaders(env))
  limitConnections(server, { processes: link.size, isBehindProxy: env.trustProxy > 0 })

  const listenHere = link.number === null ? listen : listenTogether
  const listening = await listenHere(server, env).catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(listenProblem(error, env, 'PORT', 'HOST'))
  })
  const { port } = listening
  const backgroundJobs: ReturnType<typeof startBackgroundJobs> = []
  link.onBackgroundJobs(() => {
    if (link.number !== null) log.info({ pid: process.pid }, 'the chores are done here')
    backgroundJobs.push(...startBackgroundJobs({ env, database, site: live.view, intake, pictures, log }))
  })
  const warmer = createWarmer({
    list: () => listPagesToWarm(database.db, env.warmPages),
    prepare: pages.prepare,
    isIdle: createIdleness(() => traffic.inFlight() + admission.work.active),
    log,
  })
  if (env.warmPages > 0 && mode === 'production') {
    warmer.soon()
    database.onChange((tags) => {
      if (shownTags(tags).length > 0) warmer.soon()
    })
  }
  const before = () => [
    [warmer, ...backgroundJobs, imports, backups, unfinished],
    [intake, visits, pictures],
  ]
  stopOnSignal({ server, listening, database, before, state, log, link })
  log.info({ port, host: env.host, engine: database.engine }, 'listening')
  link.ready()
  if (!link.isFirst) return server
  // Only now: a start that fails, say on a taken port, must not use up the password's one showing.
  const admin = await keepTrying(
    () => createFirstAdmin(database, auth, env),
    log,
    'the first admin could not be made yet',
  )
  // In one piece: no line of the log comes between the address and the password. A pipe gets it with a new admin
  // alone: otherwise it reads JSON, and the line above has the port.
  if (admin || process.stdout.isTTY) process.stdout.write(welcome(env.siteUrl, admin))
  link.announced()
  return server
}

/** No page shows the queues of mails and webhooks. */
function shownTags(tags: string[]) {
  return tags.filter((tag) => tag !== mailTag && tag !== webhookTag)
}

/** The metrics of all processes: on the primary's own port, or here with the token. */
async function serveMetricsOf(link: WorkerLink, metrics: Metrics, env: Env, log: Log) {
  if (link.number === null) return await serveMetrics(metrics, env, log)
  if (env.metricsPort !== undefined) return
  const text = async () => mergeMetrics(await link.askAll('metrics'))
  return await serveMetrics({ registry: { metrics: text, contentType: metricsContentType } }, env, log)
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

function welcome(address: string, admin: NewAdmin | null) {
  return `\n  Second Key Rentals is open at ${address}\n\n${admin ? firstAdminLines(admin) : ''}`
}

function firstAdminLines({ email, password, isGenerated }: NewAdmin) {
  const secret = isGenerated ? `${password}   (shown this once: write it down)` : 'the one of ADMIN_PASSWORD'
  return `  Admin e-mail: ${email}\n  Password:     ${secret}\n\n`
}
