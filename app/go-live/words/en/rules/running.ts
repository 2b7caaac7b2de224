import { longDay } from '../../../../platform/us-date.ts'

export const words = {
  noPublicAddress: {
    title: 'The site has no public address',
    why: 'It still calls itself by the name of one computer: links in mails and search engines lead nowhere.',
    todo: 'Put your address into SITE_URL.',
  },
  noHttps: {
    title: 'Plain http',
    why: 'Names, stories and passwords can be read on their way.',
    todo: 'Put a certificate in front of the site and use https:// in SITE_URL.',
  },
  noSecondStep: {
    title: 'Accounts that a password alone opens',
    why: 'Every admin can read what renters wrote in confidence. A stolen password is enough to get at it.',
    todo: 'Have each of them switch on two-factor sign-in.',
  },
  madeUpPassword: {
    title: 'The first password is still in use',
    why: 'It was made up by the program and shown on a screen.',
    todo: 'Choose your own.',
  },
  noBackup: {
    title: 'No fresh backup',
    why: 'What is lost without a copy is lost for good.',
    todo: 'Make one, keep it on another machine, and let the server make them by itself.',
  },
  defaultBrand: {
    title: 'The name that came with the program',
    why: 'People must know with whom they deal: your name, not an example’s.',
    todo: 'Write in your name, or say in the first steps that you keep this one.',
  },
  promises: {
    leadHere: 'links, the sitemap and mails lead to the site',
    kept: 'applications, stories and articles are kept',
  },
  mend: {
    address: 'How to set the address',
    twoFactor: 'Switch it on for yours',
    password: 'Change the password',
    backup: 'Make a backup',
    brand: 'Write in your name',
  },
  found: {
    yourAccount: 'Your account',
    noBackup: 'There is none yet.',
    lastBackup: (day: string) => `The last one is of ${longDay(day)}.`,
  },
}
