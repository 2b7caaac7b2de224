import { createMailCheck } from '../app/health/mail-check.server.ts'
import type { ProcessFigures, ServerFacts } from '../app/health/server-facts.ts'
import type { Env } from '../app/platform/env.server.ts'
import packageFile from '../package.json' with { type: 'json' }
import type { WorkerLink } from './cluster/worker-link.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { RecentErrors } from './recent-errors.ts'

type Parts = {
  env: Env
  errors: Pick<RecentErrors, 'list'>
  link: Pick<WorkerLink, 'startedAt' | 'askAll'>
}

export function createServerFacts({ env, errors, link }: Parts): ServerFacts {
  return {
    version: packageFile.version,
    startedAt: link.startedAt,
    siteUrl: env.siteUrl,
    dataDir: env.dataDir,
    mailServer: env.smtpUrl ? (URL.parse(env.smtpUrl)?.host ?? 'a name that cannot be read') : null,
    mailFrom: env.mailFrom ?? null,
    mail: createMailCheck(env.smtpUrl),
    mayCallPrivateAddresses: env.webhookPrivateAddresses,
    trustedProxies: env.trustProxy,
    listErrors: errors.list,
    processes: () => link.askAll('figures'),
  }
}

/** Of this process. */
export function createProcessFigures(cache: Pick<PageCache, 'size' | 'bytes' | 'events'>) {
  let isForwarded = false
  return {
    noteForwarded() {
      isForwarded = true
    },
    read: (): ProcessFigures => ({
      residentBytes: process.memoryUsage.rss(),
      isForwarded,
      cache: { pages: cache.size, bytes: cache.bytes, hits: cache.events.hit, renders: cache.events.render },
    }),
  }
}
