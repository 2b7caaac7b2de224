import { isLocal } from '../../health/local-address.ts'
import { dayMs } from '../../platform/duration.ts'
import { isWithin } from '../../platform/is-within.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { defaultSite } from '../../site/site.ts'
import { laws, ownCare, ownPromise } from '../laws.ts'
import type { Rule } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { spot } from '../spots.ts'

const words = ruleWords.en.running

const address = { label: words.mend.address, href: '/admin/start#address' }
const backupDays = 7

/** How the site is run, as far as people’s data depends on it. */
export const runningRules: Rule[] = [
  {
    id: 'no-public-address',
    ...words.noPublicAddress,
    gravity: 'first',
    law: ownCare(words.promises.leadHere),
    mend: address,
    find: ({ site }) => (isLocal(site.url) ? [spot(site.url)] : []),
  },
  {
    id: 'no-https',
    ...words.noHttps,
    gravity: 'stop',
    law: laws.safeguards,
    mend: address,
    find: ({ site }) => (site.url.startsWith('http:') && !isLocal(site.url) ? [spot(site.url)] : []),
  },
  {
    id: 'no-second-step',
    ...words.noSecondStep,
    gravity: 'first',
    law: laws.safeguards,
    mend: { label: words.mend.twoFactor, href: '/admin/account/two-factor' },
    find: ({ withoutSecondStep }) => withoutSecondStep.map((email) => spot(email)),
  },
  {
    id: 'made-up-password',
    ...words.madeUpPassword,
    gravity: 'stop',
    law: laws.safeguards,
    mend: { label: words.mend.password, href: '/admin/account/password' },
    find: ({ hasOwnPassword }) => (hasOwnPassword ? [] : [spot(words.found.yourAccount)]),
  },
  {
    id: 'no-backup',
    ...words.noBackup,
    gravity: 'first',
    law: ownPromise(words.promises.kept),
    mend: { label: words.mend.backup, href: '/admin/start#backup' },
    find: ({ lastBackupAt, site, now }) => {
      if (!lastBackupAt) return [spot(words.found.noBackup)]
      const isRecent = isWithin(lastBackupAt, backupDays * dayMs, now)
      return isRecent ? [] : [spot(words.found.lastBackup(dayIn(lastBackupAt, site.timeZone)))]
    },
  },
  {
    id: 'default-brand',
    ...words.defaultBrand,
    gravity: 'first',
    law: laws.deception,
    mend: { label: words.mend.brand, href: '/admin/settings#field-brand' },
    find: ({ site, isBrandKept }) =>
      site.brand === defaultSite('').brand && !isBrandKept ? [spot(site.brand)] : [],
  },
]
