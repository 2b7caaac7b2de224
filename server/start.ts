import { createFirstAdmin } from '../app/accounts/first-admin.server.ts'
import { listPagesToWarm } from '../app/pages/pages-to-warm.server.ts'
import { type Env, parseEnv, SettingError } from '../app/platform/env.server.ts'
import { unfinished } from '../app/platform/unfinished.ts'
import { createApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { singleProcess, type WorkerLink } from './cluster/worker-link.ts'
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
import { openParts, openSiteDatabase, type SiteParts } from './open-parts.ts'
import { createPages } from './pages/pages.ts'
import { shownTags } from './pages/shown-tags.ts'
import type { PagesParts } from './pages/visit.ts'
import { createIdleness, createWarmer } from './pages/warmer.ts'
import { createRecentErrors } from './recent-errors.ts'
import { stopOnSignal } from './shutdown.ts'

type Options = Pick<PagesParts, 'build' | 'mode'> & {
  serveFiles: ServeFiles
  /** The link to the primary, where there are several processes. */
  link?: WorkerLink
}

/** So long the process that is replaced serves on, while its successor makes the pages asked for most. */
const warmUpMs = 10_000

type NewAdmin = NonNullable<Awaited<ReturnType<typeof createFirstAdmin>>>

/** Opens the database, brings it up to date and serves until told to stop. */
export async function start({ link = singleProcess(), ...given }: Options) {
  const options = { ...given, link }
  const env = parseEnv(process.env)
  const { errors, log } = openLog(env, link)
  const metrics = env.hasMetrics ? createMetrics(link.number) : null
  const database = await openSiteDatabase(env, log, metrics)
  const parts = await openParts({ env, log, database, errors, link })
  const serving = await createServer(parts, metrics, options)
  const { server } = serving
  const warmer = createPageWarmer(parts, serving)
  const isWarmed = env.warmPages > 0 && options.mode === 'production'
  if (isWarmed && link.isSuccessor)
    log.info({ pages: await warmer.first(warmUpMs) }, 'pages made before the first visitor')

  const listenHere = link.number === null ? listen : listenTogether
  const listening = await listenHere(server, env).catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(listenProblem(error, env, 'PORT', 'HOST'))
  })
  const background = startBackgroundJobsOf(parts, link)
  if (isWarmed) keepWarm(parts, warmer)
  const { state, imports, backups, intake, visits, pictures } = parts
  const before = () => [
    [warmer, ...background(), imports, backups, unfinished],
    [intake, visits, pictures],
  ]
  stopOnSignal({ server, listening, database, before, state, log, link })
  log.info({ port: listening.port, host: env.host, engine: database.engine }, 'listening')
  link.ready()
  if (link.isFirst) await welcomeOwner(parts, link)
  return server
}

function openLog(env: Env, link: WorkerLink) {
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
  return { errors, log }
}

type Given = Required<Options>

async function createServer(
  parts: SiteParts,
  metrics: Metrics | null,
  { build, mode, serveFiles, link }: Given,
) {
  const { env, log, database, cache, admission, figures } = parts
  const pages = createPages({ ...parts, noteForwarded: figures.noteForwarded, build, mode })
  const traffic = createTraffic(metrics?.observeRequest)
  metrics?.watch({ database, cache, traffic, admission })
  link.answerWith({
    figures: async () => figures.read(),
    metrics: async () => (await metrics?.registry.getMetricsAsJSON()) ?? null,
  })
  const answerMetrics = metrics ? await serveMetricsOf(link, metrics, env, log) : undefined
  const app = createApp({ ...parts, pages, serveFiles, traffic, answerMetrics })
  const isBehindProxy = env.trustProxy > 0
  const server = createHttpServer(app, commonHeaders(env), { isBehindProxy })
  limitConnections(server, { processes: link.size, isBehindProxy })
  return { server, pages, traffic }
}

/** The metrics of all processes: on the primary's own port, or here with the token. */
async function serveMetricsOf(link: WorkerLink, metrics: Metrics, env: Env, log: Log) {
  if (link.number === null) return await serveMetrics(metrics, env, log)
  if (env.metricsPort !== undefined) return
  const text = async () => mergeMetrics(await link.askAll('metrics'))
  return await serveMetrics({ registry: { metrics: text, contentType: metricsContentType } }, env, log)
}

type Serving = Awaited<ReturnType<typeof createServer>>

/** Returns what runs: background jobs may be assigned later. */
function startBackgroundJobsOf(parts: SiteParts, link: WorkerLink) {
  const { env, log, database, live, intake, pictures } = parts
  const backgroundJobs: ReturnType<typeof startBackgroundJobs> = []
  link.onBackgroundJobs(() => {
    if (link.number !== null) log.info({ pid: process.pid }, 'the background jobs run here')
    backgroundJobs.push(...startBackgroundJobs({ env, database, site: live.view, intake, pictures, log }))
  })
  return () => backgroundJobs
}

function createPageWarmer({ env, log, database, admission }: SiteParts, { pages, traffic }: Serving) {
  return createWarmer({
    list: () => listPagesToWarm(database.db, env.warmPages),
    prepare: pages.prepare,
    isIdle: createIdleness(() => traffic.inFlight() + admission.work.active),
    log,
  })
}

/** After the start, and after each change of what pages show. */
function keepWarm({ database }: SiteParts, warmer: ReturnType<typeof createPageWarmer>) {
  warmer.soon()
  database.onChange((tags) => {
    if (shownTags(tags).length > 0) warmer.soon()
  })
}

async function welcomeOwner({ env, log, database, auth }: SiteParts, link: WorkerLink) {
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
}

function welcome(address: string, admin: NewAdmin | null) {
  return `\n  Second Key Rentals is open at ${address}\n\n${admin ? firstAdminLines(admin) : ''}`
}

function firstAdminLines({ email, password, isGenerated }: NewAdmin) {
  const secret = isGenerated ? `${password}   (shown this once: write it down)` : 'the one of ADMIN_PASSWORD'
  return `  Admin e-mail: ${email}\n  Password:     ${secret}\n\n`
}
