import type { ReactNode } from 'react'
import type { NotInvited } from '../../invite/may-invite.ts'

type Wording = { text: string; version: number; page: string; given: ReactNode; takenBack: ReactNode }

const notAgreed = (name: string) =>
  `Not offered: ${name} agreed to hear from us about the application, not to “News”. They can say yes to it on their private page.`

const hindrances: Record<NotInvited, (name: string) => string> = {
  told: () => 'The story came back. It stands among the stories, and nothing there leads here.',
  example: () => 'Not offered: this is an example.',
  'no-yes': notAgreed,
  'not-approved': notAgreed,
}

const story = {
  title: 'Their story',
  hindrances,
  invite: 'Invite to tell the story',
  again: 'Invite again',
  takeBack: 'Take it back',
  byMail: (days: number) => `A mail with a link of their own, for one story and ${days} days.`,
  byLink: (days: number) => `Makes a link to hand over, for one story and ${days} days.`,
  invited: (time: ReactNode, until: string) => (
    <>
      Invited {time}. The link works until {until}.
    </>
  ),
  handOver: 'To hand over',
  handOverHint: 'Yours to pass on to them alone: whoever has the link can tell the story in their name.',
}

/** When, who, by which way, with which yes. */
export const words = {
  label: 'Follow-up and permissions',
  story,
  followUp: {
    title: 'Follow-up',
    date: 'Follow-up date',
    save: 'Save',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inAWeek: 'In a week',
    none: 'None',
  },
  whose: {
    title: 'Whose case',
    label: 'Assigned to',
    nobody: 'Nobody',
    you: (name: string) => `You (${name})`,
    assign: 'Assign',
  },
  close: { title: 'Close it', reason: 'Reason for closing', why: 'Why?', close: 'Close' },
  reach: { title: 'Reach', phone: 'Phone', email: 'E-mail' },
  payments: {
    title: 'Payments',
    formSaid: 'Costs have changed since. The form said:',
    note: 'Note a payment',
    item: 'What for',
    cost: (name: string, amount: string) => `${name} (${amount})`,
    other: 'Something else',
    amount: 'How much',
    save: 'Note it',
  },
  consents: {
    title: 'What they said yes to',
    yes: 'yes',
    no: 'no',
    takenBack: 'Record that they took it back',
    takenBackMeans:
      'When they answer STOP, or say it in any other way. Nothing that needs this yes is offered any more, and mails that wait for it are not sent. Only they can say yes again, on their private page.',
    noteTakenBack: 'Yes, they took it back',
    seen: 'The wording they saw',
    wording: ({ text, version, page, given, takenBack }: Wording) => (
      <>
        “{text}” Version {version}, on {page}. Yes on {given}
        {takenBack && <>, taken back on {takenBack}</>}.
      </>
    ),
  },
  others: {
    title: 'Other applications',
    byEmail: 'Found by the same e-mail address.',
    byPhone: 'Found by the same phone number.',
    byBoth: 'Found by the same e-mail address or phone number.',
  },
  spam: 'Flag as spam',
  notSpam: 'This is not spam',
}
