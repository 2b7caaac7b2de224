import { createMailCheck } from '../app/health/mail-check.server.ts'
import type { ServerFacts } from '../app/health/server-facts.ts'
import type { Env } from '../app/platform/env.server.ts'
import packageFile from '../package.json' with { type: 'json' }
import type { PageCache } from './page-cache.ts'
import type { RecentErrors } from './recent-errors.ts'

type Parts = {
  env: Env
  cache: Pick<PageCache, 'size' | 'bytes' | 'events'>
  errors: Pick<RecentErrors, 'list'>
}

export function createServerFacts({ env, cache, errors }: Parts): ServerFacts & { noteForwarded(): void } {
  let isForwarded = false
  return {
    version: packageFile.version,
    startedAt: new Date(),
    siteUrl: env.siteUrl,
    dataDir: env.dataDir,
    mailServer: env.smtpUrl ? (URL.parse(env.smtpUrl)?.host ?? 'a name that cannot be read') : null,
    mailFrom: env.mailFrom ?? null,
    mail: createMailCheck(env.smtpUrl),
    mayCallPrivateAddresses: env.webhookPrivateAddresses,
    trustedProxies: env.trustProxy,
    chosenPasswordOf: env.adminPassword ? (env.adminEmail?.toLowerCase() ?? null) : null,
    isForwarded: () => isForwarded,
    noteForwarded() {
      isForwarded = true
    },
    listErrors: errors.list,
    cache: () => ({
      pages: cache.size,
      bytes: cache.bytes,
      hits: cache.events.hit,
      renders: cache.events.render,
    }),
  }
}
