import type { ReactNode } from 'react'
import type { WebhookEvent } from '../../events.ts'

const events: Record<WebhookEvent, string> = {
  'application.created': 'An application came in',
  'application.moved': 'An application moved on',
  'application.consent-changed': 'An applicant gave a yes or took one back',
  'story.submitted': 'A story came in',
  'story.approved': 'A story was approved',
  'article.published': 'An article was published',
}

const form = {
  title: 'Add an address',
  url: 'Address',
  urlHint: 'Where the other system takes messages. It begins with https://',
  events: 'Tell it when',
  people: 'What is said about people',
  contact: 'Send names, phone numbers, e-mail addresses and answers too',
  contactHint: 'Only if you trust the other system with them: what was sent cannot be called back.',
  add: 'Add it',
}

const list = {
  pageTitle: 'Webhooks, admin',
  title: 'Webhooks',
  lead: 'Another system, such as a customer database, can be told at once when something happens here. Each message is signed as the Standard Webhooks specification says.',
  told: 'Who is told',
  none: { title: 'Nobody yet', text: 'Add an address below. Nothing leaves the site before that.' },
  isTold: (what: string[], hasContact: boolean) =>
    `${what.join('. ')}.${hasContact ? ' With names, contact data and answers.' : ''}`,
}

const one = {
  pageTitle: 'Webhook, admin',
  all: 'All webhooks',
  state: 'State',
  address: 'Address',
  told: 'Is told',
  isTold: (what: string[]) => what.join('. '),
  people: 'People',
  contact: 'Names, contact data and answers go along',
  noContact: 'No names, no contact data, and of the answers only the place',
  oldSecret: 'Old secret',
  signsUntil: (time: ReactNode) => <>Signs beside the new one until {time}</>,
  change: 'Change events',
  save: 'Save events',
  test: 'Send a test',
  rotate: 'New secret',
  pause: 'Pause',
  resume: 'Go on',
  remove: 'Remove',
  removeMeans: 'Nothing is sent there any more. Its secret and its last messages are not kept.',
  yesRemove: 'Yes, remove it',
}

const deliveries = {
  title: 'Last messages',
  none: { title: 'Nothing was sent yet', text: 'Send a test to see whether it arrives.' },
  kept: (tries: number) =>
    `A message that does not arrive is tried ${tries} times within two days. What it said is deleted as soon as it has arrived; this list goes after 30 days.`,
  arrived: 'Arrived',
  answered: (status: number | null) => <>It answered {status}</>,
  onItsWay: 'On its way',
  waiting: 'Waiting',
  tried: (times: number) => (times === 1 ? 'Tried once' : `Tried ${times} times`),
  givenUp: 'Given up',
  fault: (fault: string) => `${fault}.`,
  faultAndNext: (fault: string, time: ReactNode) => (
    <>
      {fault}. Next try: {time}
    </>
  ),
  again: 'Try again',
}

export const words = {
  events,
  /** The event of the button that sends one. */
  testEvent: 'Test',
  on: 'On',
  paused: 'Paused',
  secret: (secret: ReactNode) => (
    <>The signing secret, shown only this once. Copy it to the other system now: {secret}</>
  ),
  form,
  list,
  one,
  deliveries,
}
