import type { claimSections } from '../claims/claims.ts'
import type { Db } from '../db/tables.ts'
import { type InLanguages, inEachLanguage } from '../platform/language.ts'
import { dayIn } from '../platform/time-zone.ts'
import type { Site } from '../site/site.ts'
import { claimKey, listedClaims } from './claims/claim-settings.server.ts'
import { lastChangeAt } from './history-queries.server.ts'
import { listChosen } from './queries.server.ts'
import { siteWith } from './register.server.ts'
import { voucherSettings } from './voucher-settings.server.ts'

/** The site as the owner has it now, in each language, and since when its terms are what they are. */
export async function readSites(db: Db, url: string): Promise<InLanguages<Site>> {
  const [chosen, changedAt] = await Promise.all([listChosen(db), lastChangeAt(db, inTheTerms)])
  return inEachLanguage((language) => {
    const site = siteWith(url, chosen, language)
    return { ...site, termsChangedOn: changedAt ? dayIn(changedAt, site.timeZone) : '' }
  })
}

const programs: (keyof typeof claimSections)[] = ['funding', 'fullService', 'kit', 'corporate']

/** What the program policy tells: the prices and times of the programs, the support, the vouchers. */
const inTheTerms: string[] = [
  ...listedClaims
    .filter(({ name, part }) => programs.includes(part) || name === 'supportTimeline')
    .map(({ name }) => claimKey(name)),
  ...voucherSettings.map(({ key }) => key),
]
