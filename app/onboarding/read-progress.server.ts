import { readBackupStatus } from '../backup/status-queries.server.ts'
import type { Db } from '../db/tables.ts'
import { missingForms } from '../health/missing-forms.ts'
import { hasTwoFactor } from '../health/queries.server.ts'
import type { ServerFacts } from '../health/server-facts.ts'
import { defaultSite, type Site } from '../site/site.ts'
import type { Progress } from './first-steps.ts'
import { countDemo, hasChangedPassword, isBrandKept } from './queries.server.ts'

export type ProgressParts = { db: Db; site: Site; facts: ServerFacts; admin: { id: string; email: string } }

/** The mail server is asked, and the pages are read, by the caller, who knows whether there is time for it. */
export async function readProgress(
  { db, site, facts, admin }: ProgressParts,
  { mail, review }: Pick<Progress, 'mail' | 'review'>,
): Promise<Progress> {
  const demo = defaultSite('')
  const wasChosen = facts.chosenPasswordOf === admin.email.toLowerCase()
  return {
    hasOwnPassword: wasChosen || (await hasChangedPassword(db, admin.id)),
    brand: { name: site.brand, isChosen: site.brand !== demo.brand || (await isBrandKept(db)) },
    hasOwnContact: site.phone !== demo.phone && site.email !== demo.email,
    missingForms: missingForms(site).length,
    siteUrl: facts.siteUrl,
    mail,
    review,
    hasTwoFactor: await hasTwoFactor(db, admin.id),
    hasBackup: (await readBackupStatus(db)).last !== null,
    demo: await countDemo(db),
  }
}
