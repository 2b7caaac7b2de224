import { statfs } from 'node:fs/promises'
import { findMigration } from '../backup/queries.server.ts'
import { defaultSite, type Site } from '../content/site.ts'
import type { Database } from '../db/database.server.ts'
import { migrations } from '../db/migrations/index.ts'
import type { Findings } from './health.ts'
import { missingForms } from './missing-forms.ts'
import { countMails, findBackupNote, hasTwoFactor, measureDatabase } from './queries.server.ts'
import type { ServerFacts } from './server-facts.ts'

type Parts = { database: Database; site: Site; facts: ServerFacts; adminId: string }

export async function readHealth({ database, site, facts, adminId }: Parts): Promise<Findings> {
  const { db, engine } = database
  const demo = defaultSite('')
  const migration = await findMigration(db)
  return {
    now: new Date(),
    database: {
      engine,
      answerMs: await answerTime(database),
      bytes: await measureDatabase(database),
      migration,
      isUpToDate: migration === Object.keys(migrations).at(-1),
    },
    diskFreeBytes: engine === 'sqlite' ? await freeBytes(facts.dataDir) : null,
    mail: { isSetUp: facts.mailServer !== null, ...(await countMails(db)) },
    backup: await findBackupNote(db),
    missingForms: missingForms(site),
    siteUrl: facts.siteUrl,
    isForwardedUnread: facts.isForwarded() && facts.trustedProxies === 0,
    contact: { hasDemoPhone: site.phone === demo.phone, hasDemoEmail: site.email === demo.email },
    hasTwoFactor: await hasTwoFactor(db, adminId),
    errors: facts.listErrors(),
  }
}

async function answerTime(database: Database) {
  const started = performance.now()
  try {
    await database.check()
    return Math.max(1, Math.round(performance.now() - started))
  } catch {
    return null // said on the page as what it is
  }
}

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
