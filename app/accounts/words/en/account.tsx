import type { ReactNode } from 'react'

export const words = {
  pageTitle: 'Account, admin',
  title: 'Account',
  who: (email: string, role: string) => `${email} (${role})`,
  back: 'Back to your account',
  yourPassword: 'Your password',
  name: {
    title: 'Name',
    about: 'Your colleagues read it, under Team and where an application is given to somebody.',
    label: 'Your name',
    save: 'Save',
    noName: (most: number) => `Please write your name, in at most ${most} characters`,
  },
  email: {
    pageTitle: 'Change e-mail address, admin',
    title: 'E-mail address',
    about: 'You sign in with it, and mails about new applications and stories go there.',
    madeUp:
      'This address was made up at the first start: no mail reaches you, and you cannot get a new password by mail. Write in your own.',
    change: 'Change e-mail address',
    lead: (email: string) => `Now: ${email}. You stay signed in.`,
    next: 'New e-mail address',
    noAddress: 'Please write an e-mail address, like name@example.com.',
    taken: 'Another account has this address.',
    own: 'This is your address already.',
  },
  password: {
    title: 'Password',
    about: 'A new password signs you out on every other device.',
    change: 'Change password',
  },
  twoFactor: {
    title: 'Two-factor sign-in',
    on: 'On',
    off: 'Off',
    whenOff:
      'With it, signing in also asks for a code from an app on your phone. Somebody who learns your password still cannot come in.',
    switchOn: 'Switch on',
    whenOn: 'Signing in asks for your password and for a code from the app on your phone.',
    codesLeft: (count: number) => (count === 1 ? '1 backup code left' : `${count} backup codes left`),
    fewCodes: (codesLeft: ReactNode) => <>{codesLeft}: make new ones before you run out.</>,
    newCodes: 'New backup codes',
    switchOff: 'Switch off',
  },
  passkeys: {
    title: 'Passkeys',
    have: (count: number) => {
      if (count === 0)
        return 'A passkey signs you in by finger, face or PIN, and cannot be guessed or stolen by mail.'
      return count === 1 ? 'You have one.' : `You have ${count}.`
    },
    add: 'Add a passkey',
    see: 'See your passkeys',
  },
  sessions: {
    title: 'Sessions',
    about: 'Where you are signed in. End what you do not know, and change your password then.',
    endOthers: 'End all others',
    current: 'This one',
    used: (address: string | null, started: ReactNode, lastUsed: ReactNode) => (
      <>
        {address ?? 'Unknown address'}. Started {started}, last used {lastUsed}
      </>
    ),
    end: 'End',
    endOf: (device: string) => `End the session of ${device}`,
  },
  changePassword: {
    pageTitle: 'Change password, admin',
    title: 'Change password',
    lead: 'You stay signed in here and are signed out everywhere else.',
    current: 'Current password',
    change: 'Change password',
  },
}
