import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Env, SettingError } from '../../app/platform/env.server.ts'
import { listenProblem } from '../http/listen.ts'
import { plainAnswer } from '../http/plain-answer.ts'
import { closedPolicy } from '../http/security-headers.ts'
import type { Log } from '../log.ts'

/** Where the text comes from: this process, or all of them. */
export type MetricsText = { registry: { metrics(): Promise<string>; contentType: string } }
type Settings = Pick<Env, 'metricsPort' | 'metricsHost' | 'metricsToken'>

/** On a port of their own, or else by the handler returned, on the site's. */
export async function serveMetrics(metrics: MetricsText, settings: Settings, log: Pick<Log, 'error'>) {
  if (settings.metricsPort === undefined) return metricsHandler(metrics, settings.metricsToken)
  await listen(metrics, settings, log)
}

/** GET /metrics for whoever may read it. */
function metricsHandler({ registry }: MetricsText, token: string | undefined) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (token && !isBearer(request.headers.authorization, token)) {
      return plainAnswer(response, 401, {
        headers: { 'WWW-Authenticate': 'Bearer' },
        detail: 'The token of METRICS_TOKEN is needed.',
      })
    }
    const body = await registry.metrics()
    response.writeHead(200, {
      'Content-Type': registry.contentType,
      'Content-Security-Policy': closedPolicy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(body)
  }
}

/** A listener of its own, so that the public port does not know the address at all. */
async function listen(
  metrics: MetricsText,
  { metricsPort, metricsHost, metricsToken }: Settings,
  log: Pick<Log, 'error'>,
) {
  const answer = metricsHandler(metrics, metricsToken)
  const server = createServer((request, response) => {
    const isWanted = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
    if (!isWanted) return plainAnswer(response, 404, { detail: 'Only GET /metrics is here.' })
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be read')
      plainAnswer(response, 500)
    })
  })
  const where = { host: metricsHost, port: metricsPort ?? 0 }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingError(listenProblem(error, where, 'METRICS_PORT', 'METRICS_HOST'))),
    )
    server.listen(metricsPort, metricsHost, resolve)
  })
  // Nobody else listens for one: it would end the site.
  server
    .removeAllListeners('error')
    .on('error', (error) => log.error({ err: error }, 'the listener of the metrics failed'))
  // It answers until the exit, but does not keep the process alive.
  server.unref()
  return server
}

/** Hashed first: the comparison takes the same time whatever was sent, however long. */
function isBearer(header: string | undefined, token: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
