import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import type { Env } from '../../app/platform/env.server.ts'
import { maxConnections, maxConnectionsPerNetwork } from '../admission/limits.ts'
import { singleProcess } from '../cluster/worker-link.ts'
import { answerHealth, createProcessState } from '../health.ts'
import { createProcessFigures, createServerFacts } from '../server-facts.ts'
import { exchange } from '../testing/exchange.ts'
import { limitConnections } from './connections.ts'
import { nextRequestId } from './request-id.ts'
import { adminPolicy, commonHeaders, publicPolicy } from './security-headers.ts'

const secure = { siteUrl: 'https://site.example', formOrigins: ['https://forms.example'] }
const local = { siteUrl: 'http://localhost:3000', formOrigins: [] }
const directive = (policy: string, name: string) =>
  policy.split('; ').find((line) => line.startsWith(`${name} `))

test('on https everything stays on https; on this machine nothing is forced', () => {
  expect(commonHeaders(secure)).toHaveProperty('Strict-Transport-Security')
  expect(commonHeaders(local)).not.toHaveProperty('Strict-Transport-Security')
  expect(publicPolicy(secure)).toContain('upgrade-insecure-requests')
  expect(publicPolicy(local)).not.toContain('upgrade-insecure-requests')
})

test('the owner’s forms may be framed and run, and nobody else’s', () => {
  const policy = publicPolicy(secure)
  for (const name of ['script-src', 'frame-src', 'form-action', 'connect-src'])
    expect(directive(policy, name)).toContain(' https://forms.example')
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:")
  expect(publicPolicy(local)).not.toContain('forms.example')
  expect(directive(publicPolicy(local), 'frame-src')).toBe("frame-src 'self'")
})

test('a page stands in no frame but those of our own, where it is meant to', () => {
  expect(directive(publicPolicy(secure), 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(directive(publicPolicy(secure, { isFramed: true }), 'frame-ancestors')).toBe(
    "frame-ancestors 'self'",
  )
})

test('articles may show pictures from elsewhere', () => {
  expect(directive(publicPolicy(secure, { hasPictures: true }), 'img-src')).toMatch(/^img-src https: /)
  expect(directive(adminPolicy(secure, 'n'), 'img-src')).toMatch(/^img-src https: /)
})

test('a cached page runs what has its hash, one for a single reader what has its number too', () => {
  const scripts = (policy: string) => directive(policy, 'script-src') ?? ''
  expect(scripts(publicPolicy(secure))).toMatch(/'sha256-[\w+/=]{44}'/)
  expect(scripts(publicPolicy(secure))).not.toContain('nonce')
  expect(scripts(publicPolicy(secure, { nonce: 'abc' }))).toContain("'nonce-abc'")
  expect(scripts(adminPolicy(secure, 'abc'))).toContain("'nonce-abc'")
  expect(scripts(adminPolicy(secure, 'abc'))).not.toContain('forms.example')
})

test('each request has a name of its own', () => {
  const [first, second] = [nextRequestId(), nextRequestId()]
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
  expect(second).not.toBe(first)
  expect(second.split('-')[0]).toBe(first.split('-')[0])
})

/** A server to connect with; `isCut` says who was sent away. */
function connectionsOf(processes: number, isBehindProxy = false) {
  const server = new EventEmitter()
  limitConnections(server as Server, { processes, isBehindProxy })
  return (remoteAddress?: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isCut: false, destroy() {} })
    socket.destroy = () => void Object.assign(socket, { isCut: true })
    server.emit('connection', socket)
    return socket
  }
}

test('of several processes each takes twice its share of the connections of a network: they are shared unevenly', () => {
  const connect = connectionsOf(4)
  const sockets = Array.from({ length: 251 }, () => connect('203.0.113.7'))
  expect(sockets.filter(({ isCut }) => isCut)).toHaveLength(1)
})

test('a network without a proxy before it has five hundred connections, and gets them back', () => {
  const connect = connectionsOf(1)
  const sockets = Array.from({ length: maxConnectionsPerNetwork }, () => connect('203.0.113.7'))
  expect(sockets.some(({ isCut }) => isCut)).toBe(false)
  expect(connect('203.0.113.7').isCut).toBe(true)
  expect(connect('198.51.100.1').isCut).toBe(false)
  sockets[0]?.emit('close')
  expect(connect('203.0.113.7').isCut).toBe(false)
})

test('behind a proxy its connections are bounded all the same, whichever socket they came through', () => {
  const connect = connectionsOf(1, true)
  const sockets = Array.from({ length: maxConnections + 1 }, () => connect('127.0.0.1'))
  expect(sockets.filter(({ isCut }) => isCut)).toHaveLength(1)
})

const database = (isThere: boolean) =>
  ({
    check: async () => {
      if (!isThere) throw new Error('away')
    },
  }) as Database

test('the process lives; it is ready when the database answers and nobody asked it to stop', async () => {
  const state = createProcessState()
  const ask = async (path: string, isThere = true) => {
    const { response, sent } = exchange()
    await answerHealth(path, { headers: {} }, response, database(isThere), state)
    return `${sent().status} ${sent().body}`.trim()
  }
  expect(await ask('/healthz', false)).toBe('200 ok')
  expect(state.isProbed()).toBe(false)
  expect(await ask('/readyz')).toBe('200 ready')
  expect(state.isProbed()).toBe(false)
  expect(await ask('/readyz', false)).toBe('503 the database does not answer, or cannot be written')
  expect(state.isProbed()).toBe(true)
  state.isStopping = true
  expect(await ask('/healthz')).toBe('200 ok')
  expect(await ask('/readyz')).toBe('503 stopping')
  expect(state.hasToldProbe()).toBe(false)
  await ask('/readyz')
  expect(state.hasToldProbe()).toBe(true)
})

test('the health page hears what was set, without a password in it', () => {
  const facts = (env: Partial<Env>) =>
    createServerFacts({
      env: env as Env,
      errors: { list: () => [] },
      link: singleProcess(),
    })
  const set = facts({ smtpUrl: 'smtp://user:secret@mail.example:25' })
  expect(set).toMatchObject({ mailServer: 'mail.example:25' })
  expect(facts({ smtpUrl: 'nonsense' }).mailServer).toBe('a name that cannot be read')
  expect(facts({}).mailServer).toBeNull()
  expect([facts({ mailFrom: 'a@example.com' }).mailFrom, set.mailFrom]).toEqual(['a@example.com', null])
})

test('a process tells how its cache does and whether a proxy stands in front', () => {
  const cache = { size: 3, bytes: 9, events: { hit: 1, miss: 2, render: 4, stale: 5 } }
  const figures = createProcessFigures(cache)
  expect(figures.read()).toMatchObject({
    isForwarded: false,
    cache: { pages: 3, bytes: 9, hits: 1, renders: 4 },
  })
  figures.noteForwarded()
  expect(figures.read().isForwarded).toBe(true)
})
