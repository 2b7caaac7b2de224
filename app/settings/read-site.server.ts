import type { claimSections } from '../claims/claims.ts'
import type { Db } from '../db/tables.ts'
import { type InLanguages, inEachLanguage, type Language } from '../platform/language.ts'
import { dayIn } from '../platform/time-zone.ts'
import { contracts } from '../site/contracts.ts'
import type { PolicyName, Site } from '../site/site.ts'
import { claimKey, listedClaims } from './claims/claim-settings.server.ts'
import { formKey, formNames } from './form-settings.server.ts'
import { lastChangeAt } from './history-queries.server.ts'
import { listChosen } from './queries.server.ts'
import { siteWith } from './register.server.ts'
import { bindingKey, translatedKeys } from './translation-settings.server.ts'
import { voucherSettings } from './voucher-settings.server.ts'

/** The site as the owner has it now, in each language, and since when its policies say what they say. */
export async function readSites(db: Db, url: string): Promise<InLanguages<Site>> {
  const chosen = await listChosen(db)
  const sites = inEachLanguage((language) => siteWith(url, chosen, language))
  for (const site of Object.values(sites)) site.changedOn = await changedOn(db, site)
  return sites
}

async function changedOn(db: Db, { language, timeZone }: Site) {
  const days = policies.map(async (name) => {
    const changedAt = await lastChangeAt(db, settingsTold(name, language))
    return [name, changedAt ? dayIn(changedAt, timeZone) : '']
  })
  return Object.fromEntries(await Promise.all(days)) as Site['changedOn']
}

/** In another language also the owner's words in it, and whether the English text binds. */
function settingsTold(name: PolicyName, language: Language): string[] {
  const keys = toldIn[name]
  if (language === 'en') return keys
  return [...keys, ...translatedKeys(keys, language), ...(name in contracts ? [bindingKey] : [])]
}

const programs: (keyof typeof claimSections)[] = ['funding', 'fullService', 'kit', 'corporate']

/** Whether forms of other companies are used. */
const otherForms = formNames.flatMap((name) => [formKey(name, 'address'), formKey(name, 'script')])

/** The settings that each policy tells in English. */
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
