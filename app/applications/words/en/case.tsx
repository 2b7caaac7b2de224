import type { ReactNode } from 'react'

type Spoken = (words: string) => ReactNode

const bar = {
  label: 'Actions',
  keys: { followUp: 'follow-up', assign: 'assign', close: 'close', search: 'search' },
  position: (at: number, count: number) => `${at} of ${count}`,
  allKeys: 'Keys',
  call: 'Call',
  mail: 'Mail',
  text: 'Text',
  noText: (spoken: Spoken) => <>Text{spoken(': no permission')}</>,
  noNumber: (spoken: Spoken) => <>Text{spoken(': no number')}</>,
  next: 'Next',
  previous: 'Previous',
}

const many = {
  title: 'All that are selected',
  invite: 'Invite to tell',
  notSpam: 'Not spam',
  spam: 'Spam',
  reason: 'One reason for closing all of them',
  why: 'Why close them?',
  close: 'Close',
}

const view = {
  label: (name: string) => `Application of ${name}`,
  back: 'Back to the list',
  example: 'example',
  sent: (reference: string, time: ReactNode) => (
    <>
      {reference}, sent {time}
    </>
  ),
  status: (spoken: Spoken, status: string) => (
    <>
      {spoken('Status now: ')}
      {status}
    </>
  ),
  sum: (strong: (words: string) => ReactNode, sum: string) => (
    <>
      {strong('The sum.')} {sum}
    </>
  ),
  soFar: 'What happened so far',
  closed: (reason: string) => `Closed: ${reason}.`,
  withdrawn: (name: string) => `${name} took this application back.`,
  unanswered: (name: string, time: ReactNode) => (
    <>
      {name} wrote {time} and waits for an answer. A call, a text or a mail that you note or send here counts
      as one, and so does an answer on their private page.
    </>
  ),
  needsNone: 'Needs no answer',
  noContact: 'There is no yes to be contacted. Do not call or write.',
  odd: (flags: string[]) => `Looks odd: ${flags.join('; ')}.`,
  told: (text: string | null, state: string | undefined) => [text, state].filter(Boolean).join(', '),
}

const composer = {
  note: 'Write a note',
  noteExample: 'Write a note. Only the team sees it.',
  add: 'Add note',
  asCall: 'Note as a call',
  asText: 'Note as a text',
  template: 'Mail template',
  mail: (name: string) => `Mail: ${name}`,
  blank: 'Blank',
  openMail: 'Open mail',
  edit: 'Edit the mails',
}

/** What is written on the private page. */
const answer = {
  /** `language` is null for English. */
  title: (language: string | null) => `Answer on their private page${language ? `, in ${language}` : ''}`,
  label: 'Your answer',
  missing: 'Please write the answer first.',
  noYes: 'Not stored: they took back their yes to be contacted, or the application.',
  example: 'This is an example: nobody reads it.',
  mailed: (email: string) =>
    `It stands on their private page, from the team, without your name. A short mail to ${email} says that it waits, one an hour at most, without its words.`,
  notNotified: (isMailSetUp: boolean) =>
    `It stands on their private page, from the team, without your name. ${isMailSetUp ? 'They gave no e-mail address' : 'Mail is not set up'}, so nobody is notified: they see it when they open the page.`,
  call: (phone: ReactNode) => <>To tell them, call {phone}.</>,
  send: 'Put it on their page',
}

const letter = {
  /** `language` is null for English, `template` for a mail that began blank. */
  title: (email: string | null, language: string | null, spoken: Spoken, template: string | null) => (
    <>
      Mail to {email}
      {language && `, in ${language}`}
      {template && spoken(`, from the template ${template}`)}
    </>
  ),
  subject: 'Subject',
  body: 'Words',
  bodyHint: 'Your name, phone number and address follow below it by themselves.',
  example: 'This is an example: nothing goes out.',
  notSetUp:
    'Mail is not set up, so this cannot be sent from here. Copy the words into your own mail program.',
  missing: 'Please write something here.',
  send: 'Send the mail',
  doNotSend: 'Do not send',
}

/** One application that is open. */
export const words = { bar, many, view, composer, answer, letter }
