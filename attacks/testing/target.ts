import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { migratedDatabase, writeMigratedFile } from '../../app/db/testing/migrated.ts'
import { earlyInWindow } from '../../app/platform/testing/early-in-window.ts'
import { owner, ownerEnv } from '../../server/testing/owner.ts'
import { cheapWork, quickSite } from '../../server/testing/quick-site.ts'
import { type Site, startSite } from '../../server/testing/site.ts'
import type { Answer } from './answer.ts'
import { type Beside, openBeside, type Rows } from './beside.ts'
import { expectNoLeak, expectSafeHeaders } from './leaks.ts'
import { type RawTalk, talk } from './raw-socket.ts'
import { type Changes, expectChanges } from './rows.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type Credentials = typeof owner

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site under attack keeps its data: every case runs once on each. */
    engine: 'sqlite' | 'postgres'
  }
  interface TaskMeta {
    /** For the report, which does not know the projects. */
    engine?: string
  }
}

/** Of this process, which runs file after file: a site that has been asked before answers in half the time. */
let shared: Promise<Ready> | undefined

/** For cases that leave settings, limits of the whole site and the sessions of others as they were. */
export function sharedTarget() {
  return createTarget(
    () => (shared ??= open({})),
    // It ends with this process.
    async () => {},
  )
}

/** A running site for the cases of one file alone. */
export function targetForFile(env: Record<string, string> = {}, nodeOptions?: string[]) {
  return createTarget(
    () => open(env, nodeOptions),
    async ({ beside, site }) => {
      await beside.close()
      await site.stop()
    },
  )
}

/** A running site with the heap of a server, for cases that measure its memory. */
export function measuredTarget(env: Record<string, string> = {}) {
  return targetForFile(env, cheapWork)
}

/**
 * After every case: it lives, has answered nothing with a fault of its
 * own, has given nothing away, and its tables are as the case said.
 */
function createTarget(begin: () => Promise<Ready>, end: (ready: Ready) => Promise<void>) {
  let ready: Ready
  let site: Site
  let beside: Beside
  let before: Rows
  let expected: Changes = {}
  let visitors: Visitor[] = []
  let isBusyAllowed = false
  const seen: Answer[] = []

  beforeAll(async () => {
    ready = await begin()
    site = ready.site
    beside = ready.beside
  })
  afterAll(() => end(ready))

  beforeEach(async ({ task }) => {
    task.meta.engine = inject('engine')
    seen.length = 0
    expected = {}
    isBusyAllowed = false
    before = await beside.readRows()
  })

  afterEach(async () => {
    for (const visitor of visitors) visitor.close()
    visitors = []
    expect(site.process.exitCode ?? site.process.signalCode, 'the process lives').toBeNull()
    const health = await fetch(`${site.url}/healthz`)
    expect(health.status, 'the process answers').toBe(200)
    const faults = seen.filter(({ status }) => status >= 500 && !(status === 503 && isBusyAllowed))
    expect(faults.map(({ request, status }) => `${request}: ${status}`)).toEqual([])
    await expectNoLeak(seen, { site, beside, password: owner.password })
    expectSafeHeaders(seen)
    expect(site.output(), 'the log').not.toContain(owner.password)
    expect(site.output(), 'the log').not.toContain('MaxListenersExceededWarning')
    expectChanges(before, await beside.readRows(), expected)
  })

  return {
    get site() {
      return site
    },
    get url() {
      return site.url
    },
    residentMegabytes() {
      const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    /** Somebody new, from a network nobody else is in. */
    visitor() {
      return this.visitorFrom(ready.newAddress())
    },
    visitorFrom(address?: string) {
      const visitor = createVisitor({ port: site.port, seen, address })
      visitors.push(visitor)
      return visitor
    },
    /** Somebody whose answers are too many to be looked at one by one: the case looks at their statuses. */
    crowd() {
      const visitor = createVisitor({ port: site.port, seen: [] })
      visitors.push(visitor)
      return visitor
    },
    /** A signed-in admin. All of one file share one session. */
    async signedIn(as: Credentials = owner) {
      const known = ready.sessions.get(as.email)
      if (known) return this.visitorWith(known)
      const visitor = await this.freshlySignedIn(as)
      ready.sessions.set(as.email, visitor.cookies())
      return visitor
    },
    /** For cases about sessions: one of its own. */
    async freshlySignedIn(as: Credentials = owner) {
      const visitor = this.visitor()
      await visitor.signIn(as)
      // Each sign-in is a session more, and the account remembers when.
      const begun = expected.admin_sessions
      this.expects({
        admin_sessions: (typeof begun === 'number' ? begun : 0) + 1,
        admin_users: 'changed',
      })
      return visitor
    },
    visitorWith(cookies: string[]) {
      const visitor = this.visitor()
      visitor.knowAsAdmin()
      for (const pair of cookies) visitor.keep(pair)
      return visitor
    },
    earlyInWindow: () => earlyInWindow(30_000),
    talk: (wish: RawTalk) => talk(site.port, seen, wish),
    /** What the case may change in the tables. */
    expects(changes: Changes) {
      expected = { ...expected, ...changes }
    },
    /** The rows of set-up inside a case are not the attack's. */
    async settle() {
      before = await beside.readRows()
      expected = {}
    },
    allowsBusy() {
      isBusyAllowed = true
    },
    /** Done to the database beside the site, such as ending a session by hand. */
    write: (command: string, ...values: (string | number)[]) => beside.write(command, ...values),
    rows: (query: string, ...values: (string | number)[]) => beside.rows(query, ...values),
  }
}

type Ready = Awaited<ReturnType<typeof open>>

async function open(env: Record<string, string>, nodeOptions = quickSite) {
  // One proxy is trusted, so that each visitor can come from an address of its own.
  const base = { ...ownerEnv, TRUST_PROXY: '1' }
  const site = await startSite({
    env: { ...base, ...(await databaseEnv()), ...env },
    nodeOptions,
    prepares: inject('engine') === 'sqlite' ? writeMigratedFile : undefined,
  })
  const beside = await openBeside(site)
  await untilOwner(beside)
  // The first attempt makes the key that later ones are counted with.
  const first = { email: 'first@example.com', password: 'x' }
  await createVisitor({ port: site.port, seen: [] }).post('/admin?index', first)
  let addresses = 0
  return {
    site,
    beside,
    /** By e-mail, for all cases that are not about signing in. */
    sessions: new Map<string, string[]>(),
    newAddress() {
      const number = addresses++
      return `203.0.${(number >> 8) % 256}.${number % 256}`
    },
  }
}

/** A database of the site's own. */
async function databaseEnv(): Promise<Record<string, string>> {
  if (inject('engine') === 'sqlite') return {}
  return { DATABASE_URL: await migratedDatabase(inject('postgresUrl')) }
}

/** The first admin is made just after the site began to listen. */
async function untilOwner({ rows }: Beside) {
  while ((await rows('select id from admin_users')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
