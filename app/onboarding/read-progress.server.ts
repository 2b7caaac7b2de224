import { hasTwoFactor } from '../accounts/account/two-factor-queries.server.ts'
import { readBackupStatus } from '../backup/status-queries.server.ts'
import type { Db } from '../db/tables.ts'
import type { MailAnswer } from '../health/mail-answer.ts'
import type { ServerFacts } from '../health/server-facts.ts'
import { isMadeUp } from '../platform/made-up-address.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { firstSteps, nextStep, type Progress, reviewStepId } from './first-steps.ts'
import { countDemo, hasOwnPassword, isBrandKept } from './queries.server.ts'

export type ProgressParts = { db: Db; site: Site; facts: ServerFacts; admin: { id: string; email: string } }

type Asked = {
  /** The mail server is asked by the caller, who knows whether there is time for it. */
  mail: MailAnswer | null
  /** Reads every kind of page: not asked as long as something else comes first. */
  review?: () => Promise<Progress['review']>
}

export async function readProgress(parts: ProgressParts, { mail, review }: Asked): Promise<Progress> {
  const progress = { ...(await readSteps(parts)), mail, review: null }
  const isLast = nextStep(firstSteps(progress))?.id === reviewStepId
  return review && isLast ? { ...progress, review: await review() } : progress
}

async function readSteps({ db, site, facts, admin }: ProgressParts) {
  const demo = defaultSite('')
  return {
    hasOwnAddress: !isMadeUp(admin.email),
    hasOwnPassword: await hasOwnPassword(db, admin.id),
    brand: { name: site.brand, isChosen: site.brand !== demo.brand || (await isBrandKept(db)) },
    contact: { hasDemoPhone: site.phone === demo.phone, hasDemoEmail: site.email === demo.email },
    siteUrl: facts.siteUrl,
    hasTwoFactor: await hasTwoFactor(db, admin.id),
    hasBackup: (await readBackupStatus(db)).last !== null,
    demo: await countDemo(db),
  }
}
