import type { ReactNode } from 'react'

export const words = {
  signIn: 'Sign in',
  lead: (brand: string) => `For the people who run ${brand}.`,
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  askOwner: (command: ReactNode) => (
    <>Forgot your password? Ask the owner of the site; the owner asks whoever runs the server for {command}</>
  ),
  cannotWait: (command: ReactNode) => (
    <>Cannot wait? Ask the owner of the site; the owner asks whoever runs the server for {command}</>
  ),
  appCode: {
    title: 'Enter your code',
    lead: 'Your authenticator app shows a new one every 30 seconds.',
    label: '6-digit code',
    useBackup: 'Use a backup code instead',
  },
  backupCode: {
    title: 'Enter a backup code',
    lead: 'One from the list you saved when you switched two-factor sign-in on. Each works once.',
    label: 'Backup code',
    useApp: 'Use the code of your app instead',
    lostBoth: (command: ReactNode) => (
      <>Lost both? Ask the owner of the site; the owner asks whoever runs the server for {command}</>
    ),
  },
}
