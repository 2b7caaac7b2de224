import type { ReactNode } from 'react'

const bedrooms = (count: number) => (count === 0 ? 'studio' : count === 1 ? '1 bedroom' : `${count} bedrooms`)
const adults = (count: number) => (count === 1 ? '1 adult' : `${count} adults`)

/** The form on its page and in frames, and what it answers. */
export const words = {
  application: 'Application',
  steps: { you: 'You', home: 'Your next home', happened: 'What happened', yes: 'Your yes' },
  lookAgain: 'Please look at these again',
  back: 'Back',
  next: 'Continue',
  sendMine: 'Send my application',
  sending: 'Sending…',
  program: 'Program',
  pleaseChoose: 'Please choose',
  filledIn: (place: ReactNode) => <>{place} is filled in from the page you came from.</>,
  leaveEmpty: 'Leave this empty',
  eachYes:
    'Each yes is kept with its words and the time, and you can take it back on your private page. Nothing is sold, and this form asks no credit bureau about you.',
  neverAsked: () => (
    <>
      We never ask for a <b>Social Security number</b>, a <b>card</b> or a <b>bank account</b> here. Anyone
      who asks for these in our name is not us.
    </>
  ),
  ratherTalk: (phone: ReactNode) => <>Rather talk? {phone}</>,
  otherDevice: {
    title: 'Continue on another device',
    text: 'We keep what you wrote so far for two weeks and mail you a private link to it. Nothing else happens with it before you send it.',
    mailMe: 'Mail me the link',
  },
  thisDevice: {
    text: (canMail: boolean) =>
      `Until you send them${canMail ? ' or ask for the link' : ''}, your answers stay on this device alone.`,
    erase: 'Erase them',
  },
  wizard: {
    text: 'You answered some of this in “See if you qualify” on this device.',
    use: 'Use those answers',
  },
  said: {
    change: 'Change',
    nothing: 'Nothing yet',
    withYourWords: (found: string) => (found ? `${found}, and your own words` : 'and your own words'),
    aMonth: (amount: string) => `${amount} a month`,
    bedrooms,
  },
  yourYes: {
    title: 'Separate questions. Say yes only to what you mean.',
    needed: 'needed',
    yourChoice: 'your choice',
  },
  adults,
  slip: {
    nothingNow: 'Nothing to pay now',
    title: 'What it costs',
    about: (program: string, count: number) => `${program}, ${adults(count)}`,
    today: 'Today, with this form',
    noCard: 'no card, nothing to sign',
    nothing: 'Nothing',
    total: 'To us, together',
    and: (sums: string[]) => sums.join(' and '),
    forAdults: (fee: string, count: number) => `${fee}, ${adults(count)}`,
    rentYouWrote: (due: string) => `${due}; here the rent you wrote`,
    refund: (refund: string, terms: ReactNode) => (
      <>
        {refund} Approval is not guaranteed. {terms}
      </>
    ),
    terms: 'All terms',
    line: (about: string, payments: { amount: string; due: string }[]) =>
      `${about}: ${payments.map(({ amount, due }) => `${amount} ${due}`).join('; ')}. Nothing now.`,
  },
  errors: {
    email: 'That does not look like an e-mail address',
    phone: 'Please write a US phone number with its area code',
    dollars: 'Please write one amount, such as 1,200',
    count: (most: number) => `Please choose a number from 1 to ${most}`,
    emailOrCall: 'Please write your e-mail address, or choose a call',
    phoneOrEmail: 'Please write your phone number, or choose e-mail',
    neededYes: 'Without this yes we may not keep or answer your application',
    privateNumber:
      'This looks like a Social Security, card or account number. Please take it out: we never need one.',
  },
  failed:
    'We could not keep your application just now. Nothing you wrote is lost: please send it again in a moment.',
  unreachable:
    'We cannot be reached right now. Your answers stay on this device: send them again when you are online.',
  /** Where the device keeps nothing. */
  keepOpen:
    'We cannot be reached right now. Keep this page open, and send your answers again when you are online.',
}
