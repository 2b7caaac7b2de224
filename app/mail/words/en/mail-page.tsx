import type { ReactNode } from 'react'

const list = {
  sentTo: (address: string, time: ReactNode) => (
    <>
      to {address}, made {time}
    </>
  ),
  notKept: 'no longer kept',
  sent: 'Sent',
  waiting: 'Waiting',
  notSetUp: 'Not sent: mail is not set up',
  tried: (times: number) => `Tried ${times === 1 ? 'once' : `${times} times`}`,
  failed: (fault: string, nextTry: ReactNode) => (
    <>
      {capital(fault)}. Next try: {nextTry}
    </>
  ),
  givenUp: 'Given up',
  gaveUp: (fault: string) => `${capital(fault)}.`,
  retry: { short: 'Try again', full: (address: string) => `Try again: the mail to ${address}` },
  discard: { short: 'Discard', full: (address: string) => `Discard: the mail to ${address}` },
}

export const words = {
  pageTitle: 'Mail, admin',
  title: 'Mail',
  byItself: 'What goes out by itself',
  /** What nobody can switch off. */
  always: [
    {
      label: 'Confirmation and private link, to whoever applies or sends a story',
      value: 'Always, at once',
    },
    { label: 'New applications, and messages of applicants, to the team', value: 'Always, at once' },
  ],
  change: 'Change',
  notSent: 'Not sent',
  retryAll: 'Try all again',
  last: 'Last mails',
  none: {
    title: 'No mail yet',
    text: 'When somebody applies, sends a story or asks for a new password, the mail shows up here.',
  },
  kept: 'What a mail said is deleted as soon as it is sent; to whom it went, after 30 days.',
  setUp: {
    state: 'State',
    isSetUp: 'Set up',
    server: 'Mail server',
    sender: 'Sender',
    test: (address: string) => `Send a test mail to ${address}`,
  },
  notSetUp: {
    state: 'Not set up',
    how: (code: (name: string) => ReactNode) => (
      <>
        No mail goes out: people who apply or send a story get no confirmation and no private link by mail,
        nobody on your team hears of it, and nobody can ask for a new password. Set {code('SMTP_URL')} and{' '}
        {code('MAIL_FROM')} where the site is started, then restart it. Mails from before that are not sent
        later.
      </>
    ),
  },
  list,
}

function capital(said: string) {
  return said.charAt(0).toUpperCase() + said.slice(1)
}
