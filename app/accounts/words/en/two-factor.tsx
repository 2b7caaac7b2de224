import type { ReactNode } from 'react'

export const words = {
  pageTitle: 'Two-factor sign-in, admin',
  title: 'Switch two-factor on',
  needApp:
    'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  continue: 'Continue',
  tookTooLong: 'That took too long. Please begin again.',
  scan: {
    lead: 'Scan the square with the app, then type the code it shows.',
    picture: 'QR code for your authenticator app',
    onThisPhone: (link: (text: string) => ReactNode) => <>On this phone already? {link('Open the app')}</>,
    typeKey: 'Or type this key into the app:',
    code: '6-digit code',
    switchOn: 'Switch on',
  },
  alreadyOn: {
    title: 'Two-factor sign-in',
    lead: 'It is on. Your account shows what you can do about it.',
  },
  codes: {
    pageTitle: 'Backup codes, admin',
    title: 'Your backup codes',
    lead: 'Without your phone, one of these lets you in instead of a code. Each works once. They are not shown again: save them now, and not on your phone alone.',
    newlyOn: 'Two-factor sign-in is on.',
    renewed: 'The old backup codes are worth nothing any more.',
    fileHead: (brand: string) => `${brand}: backup codes for signing in. Each works once.`,
    download: 'Download',
    pleaseDownload: 'Please download the codes instead.',
    print: 'Print',
    saved: 'I have saved them',
  },
  askNewCodes: {
    title: 'New backup codes',
    lead: 'You get ten new ones. The old ones are worth nothing from then on.',
    button: 'Make new codes',
  },
  offPageTitle: 'Switch off two-factor sign-in, admin',
  askOff: {
    title: 'Switch two-factor off',
    lead: 'From then on your password alone opens your account, and your backup codes are worth nothing.',
    button: 'Switch off',
  },
}
