import { statfs } from 'node:fs/promises'
import { hasTwoFactor } from '../accounts/account/two-factor-queries.server.ts'
import { findMigration } from '../backup/queries.server.ts'
import { readBackupStatus } from '../backup/status-queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { migrations } from '../db/migrations/index.ts'
import { type FormName, forms, isFormName } from '../site/forms.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { type Finding, findOut } from './finding.ts'
import type { Findings } from './findings.ts'
import { countMails, countWaiting, countWebhooks, measureDatabase } from './queries.server.ts'
import type { ServerFacts } from './server-facts.ts'

type Parts = {
  database: Database
  site: Site
  facts: ServerFacts
  adminId: string
  /** Reads every kind of page, which takes its time. */
  review(): Promise<Extract<Findings['review'], { value: unknown }>['value']>
}

const reviewMs = 6000
const notAsked = { missing: 'not asked' } as const

/** Looks everywhere at once, and waits for nothing longer than a few seconds. */
export async function readHealth(parts: Parts): Promise<Findings> {
  const { database, site, facts } = parts
  const demo = defaultSite('')
  const [told, disk, server, processes] = await Promise.all([
    askDatabase(parts),
    findOut(() => readDisk(facts.dataDir)),
    findOut(facts.mail.look, 6000),
    facts.processes(),
  ])
  const { answerMs, bytes, migration, queue, backup, hasTwoFactor, waiting, webhooks } = told
  // Last: it keeps the process busy, and nobody else should seem late for it.
  const review = 'value' in answerMs ? await findOut(parts.review, reviewMs) : notAsked
  return {
    now: new Date(),
    database: { engine: database.engine, answerMs, bytes, migration },
    disk,
    mail: { server, queue },
    backup,
    ownForms: ownForms(site),
    applications: { waiting, keepMonths: site.keepApplications },
    webhooks,
    siteUrl: facts.siteUrl,
    isForwardedUnread: processes.some(({ isForwarded }) => isForwarded) && facts.trustedProxies === 0,
    contact: { hasDemoPhone: site.phone === demo.phone, hasDemoEmail: site.email === demo.email },
    hasTwoFactor,
    review,
    errors: facts.listErrors(),
    startedAt: facts.startedAt,
  }
}

async function askDatabase({ database, adminId }: Parts) {
  const { db } = database
  const answerMs = await findOut(() => answerTime(database))
  // One that answers nothing is not asked more: each question would keep a connection busy.
  const ask = <T>(question: () => Promise<T>): Promise<Finding<T>> =>
    'value' in answerMs ? findOut(question) : Promise.resolve(notAsked)
  const now = new Date()
  const [bytes, migration, queue, backup, second, waiting, webhooks] = await Promise.all([
    ask(() => measureDatabase(database)),
    ask(() => readMigration(db)),
    ask(() => countMails(db)),
    ask(() => readBackupStatus(db)),
    ask(() => hasTwoFactor(db, adminId)),
    ask(() => countWaiting(db, now)),
    ask(() => countWebhooks(db, now)),
  ])
  return { answerMs, bytes, migration, queue, backup, hasTwoFactor: second, waiting, webhooks }
}

async function answerTime(database: Database) {
  const started = performance.now()
  await database.check()
  return Math.max(1, Math.round(performance.now() - started))
}

async function readMigration(db: Database['db']) {
  const name = await findMigration(db)
  return { name, isUpToDate: name === Object.keys(migrations).at(-1) }
}

async function readDisk(folder: string) {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  return { freeBytes: bavail * bsize, freeFiles: files > 0 ? ffree : null }
}

/** The forms that no third party hosts: our own answer. */
function ownForms({ forms: connected }: Site): FormName[] {
  return Object.keys(forms)
    .filter(isFormName)
    .filter((name) => !connected[name].address && !connected[name].script)
}
