import { isLocal } from '../../health/local-address.ts'
import { longDate } from '../../platform/us-date.ts'
import { defaultSite } from '../../site/site.ts'
import { laws, ownCare, ownPromise } from '../laws.ts'
import type { Rule } from '../rule.ts'
import { spot } from '../spots.ts'

const address = { label: 'How to set the address', href: '/admin/start#address' }
const backupDays = 7

/** How the site is run, as far as people’s data depends on it. */
export const runningRules: Rule[] = [
  {
    id: 'no-public-address',
    title: 'The site has no public address',
    gravity: 'first',
    law: ownCare('links, the sitemap and mails lead to the site'),
    why: 'It still calls itself by the name of one computer: links in mails and search engines lead nowhere.',
    todo: 'Put your address into SITE_URL.',
    mend: address,
    find: ({ site }) => (isLocal(site.url) ? [spot(site.url)] : []),
  },
  {
    id: 'no-https',
    title: 'Plain http',
    gravity: 'stop',
    law: laws.safeguards,
    why: 'Names, stories and passwords can be read on their way.',
    todo: 'Put a certificate in front of the site and use https:// in SITE_URL.',
    mend: address,
    find: ({ site }) => (site.url.startsWith('http:') && !isLocal(site.url) ? [spot(site.url)] : []),
  },
  {
    id: 'no-second-step',
    title: 'Accounts that a password alone opens',
    gravity: 'first',
    law: laws.safeguards,
    why: 'Every admin can read what renters wrote in confidence. A stolen password is enough to get at it.',
    todo: 'Have each of them switch on two-factor sign-in.',
    mend: { label: 'Switch it on for yours', href: '/admin/account/two-factor' },
    find: ({ withoutSecondStep }) => withoutSecondStep.map((email) => spot(email)),
  },
  {
    id: 'made-up-password',
    title: 'The first password is still in use',
    gravity: 'stop',
    law: laws.safeguards,
    why: 'It was made up by the program and shown on a screen.',
    todo: 'Choose your own.',
    mend: { label: 'Change the password', href: '/admin/account/password' },
    find: ({ hasOwnPassword }) => (hasOwnPassword ? [] : [spot('Your account')]),
  },
  {
    id: 'no-backup',
    title: 'No fresh backup',
    gravity: 'first',
    law: ownPromise('applications, stories and articles are kept'),
    why: 'What is lost without a copy is lost for good.',
    todo: 'Make one, keep it on another machine, and let the server make them by itself.',
    mend: { label: 'Make a backup', href: '/admin/start#backup' },
    find: ({ lastBackupAt, now }) => {
      if (!lastBackupAt) return [spot('There is none yet.')]
      const days = (now.getTime() - lastBackupAt.getTime()) / 86_400_000
      return days > backupDays ? [spot(`The last one is of ${longDate(lastBackupAt)}.`)] : []
    },
  },
  {
    id: 'default-brand',
    title: 'The name that came with the program',
    gravity: 'first',
    law: laws.deception,
    why: 'People must know with whom they deal: your name, not an example’s.',
    todo: 'Write in your name, or say in the first steps that you keep this one.',
    mend: { label: 'Write in your name', href: '/admin/settings#field-brand' },
    find: ({ site, isBrandKept }) =>
      site.brand === defaultSite('').brand && !isBrandKept ? [spot(site.brand)] : [],
  },
]
