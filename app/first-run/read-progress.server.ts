import { defaultSite, type Site } from '../content/site.ts'
import type { Db } from '../db/tables.ts'
import { missingForms } from '../health/missing-forms.ts'
import { findBackupNote, hasTwoFactor } from '../health/queries.server.ts'
import type { ServerFacts } from '../health/server-facts.ts'
import type { Progress } from './first-steps.ts'
import { countDemo, hasChangedPassword } from './queries.server.ts'

export type ProgressParts = { db: Db; site: Site; facts: ServerFacts; admin: { id: string; email: string } }

export async function readProgress({ db, site, facts, admin }: ProgressParts): Promise<Progress> {
  const demo = defaultSite('')
  const wasChosen = facts.chosenPasswordOf === admin.email.toLowerCase()
  return {
    hasOwnPassword: wasChosen || (await hasChangedPassword(db, admin.id)),
    hasOwnContact: site.phone !== demo.phone && site.email !== demo.email,
    missingForms: missingForms(site).length,
    siteUrl: facts.siteUrl,
    hasMail: facts.mailServer !== null,
    hasTwoFactor: await hasTwoFactor(db, admin.id),
    hasBackup: (await findBackupNote(db)) !== null,
    demo: await countDemo(db),
  }
}
