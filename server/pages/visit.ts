import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { countedPath } from '../../app/pages/counted-path.ts'
import type { Env } from '../../app/platform/env.server.ts'
import { findAddress } from '../../app/site/find-address.ts'
import { formOrigins, type Site } from '../../app/site/site.ts'
import type { Admission } from '../admission/admission.ts'
import { publicPolicy } from '../http/security-headers.ts'
import type { Seen } from '../metrics/traffic.ts'
import type { PageCache } from './page-cache.ts'
import type { HandlerParts } from './page-handler.ts'

export type Visit = {
  request: IncomingMessage
  response: ServerResponse
  pathname: string
  search: string
  requestId: string
  seen: Seen
  from: { address: string; network: string }
}

export type PagesParts = HandlerParts & {
  env: Pick<Env, 'siteUrl' | 'trustProxy'>
  cache: PageCache
  admission: Admission
  noteForwarded(): void
}

export function newNonce() {
  return randomBytes(16).toString('base64')
}

/** As what a response counts in the analytics; null for one that is no page. */
export function countedName(answer: Response, pathname: string) {
  const isPage = answer.status === 200 && (answer.headers.get('Content-Type') ?? '').startsWith('text/html')
  return isPage ? countedPath(pathname) : null
}

type PolicyParts = Pick<PagesParts, 'env' | 'mode'>

export function policyFor({ env, mode }: PolicyParts, pathname: string, site: Site, nonce?: string) {
  if (mode === 'development') return '' // the hot-reload client is inline and connects by itself
  const facts = { siteUrl: env.siteUrl, formOrigins: formOrigins(site) }
  return publicPolicy(facts, { ...findAddress(pathname), nonce })
}
