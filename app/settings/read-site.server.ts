import type { claimSections } from '../claims/claims.ts'
import type { Db } from '../db/tables.ts'
import { type InLanguages, inEachLanguage } from '../platform/language.ts'
import { dayIn } from '../platform/time-zone.ts'
import type { PolicyName, Site } from '../site/site.ts'
import { claimKey, listedClaims } from './claims/claim-settings.server.ts'
import { formKey, formNames } from './form-settings.server.ts'
import { lastChangeAt } from './history-queries.server.ts'
import { listChosen } from './queries.server.ts'
import { siteWith } from './register.server.ts'
import { voucherSettings } from './voucher-settings.server.ts'

/** The site as the owner has it now, in each language, and since when its policies say what they say. */
export async function readSites(db: Db, url: string): Promise<InLanguages<Site>> {
  const [chosen, ...changes] = await Promise.all([
    listChosen(db),
    ...policies.map((name) => lastChangeAt(db, toldIn[name])),
  ])
  return inEachLanguage((language) => {
    const site = siteWith(url, chosen, language)
    const changedOn = { ...site.changedOn }
    policies.forEach((name, index) => {
      const changedAt = changes[index]
      if (changedAt) changedOn[name] = dayIn(changedAt, site.timeZone)
    })
    return { ...site, changedOn }
  })
}

const programs: (keyof typeof claimSections)[] = ['funding', 'fullService', 'kit', 'corporate']

/** Whether forms of other companies are used. */
const otherForms = formNames.flatMap((name) => [formKey(name, 'address'), formKey(name, 'script')])

/** The settings that each policy tells. */
const toldIn: Record<PolicyName, string[]> = {
  /** The prices and times of the programs, the support, the vouchers. */
  program: [
    ...listedClaims
      .filter(({ name, part }) => programs.includes(part) || name === 'supportTimeline')
      .map(({ name }) => claimKey(name)),
    ...voucherSettings.map(({ key }) => key),
  ],
  privacy: ['applications.keepMonths', ...otherForms],
  terms: ['examples', ...otherForms],
  accessibility: [claimKey('specialistResponse'), ...otherForms],
}

const policies = Object.keys(toldIn) as PolicyName[]
