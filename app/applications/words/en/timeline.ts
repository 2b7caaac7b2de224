/** Null: the applicant, who need not be named. */
type Who = string | null

const by = (who: Who) => (who === null ? '' : ` by ${who}`)

/** What happened to an application, and what is to happen. */
export const words = {
  you: 'you',
  quoted: (said: string) => `“${said}”`,
  undone: (who: Who) => `Undone${by(who)}`,
  applied: 'Applied',
  fromPage: (page: string) => `from ${page}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  moved: (where: string | null, who: Who) => `${where ?? 'Moved'}${by(who)}`,
  note: (who: Who) => `Note${by(who)}`,
  assigned: (to: string, who: Who) => `Assigned to ${to}${by(who)}`,
  assignedToNobody: (who: Who) => `Assigned to nobody${by(who)}`,
  followUp: (day: string, who: Who) => `Follow-up on ${day}${by(who)}`,
  noFollowUp: (who: Who) => `No follow-up any more${by(who)}`,
  mail: (who: Who) => `Mail${by(who)}`,
  mailByItself: 'Mail sent by itself',
  call: (who: Who) => `Call${by(who)}`,
  text: (who: Who) => `Text${by(who)}`,
  wrote: (name: string) => `${name} wrote`,
  message: (who: Who) => `Answer on the private page${by(who)}`,
  answered: (who: Who) => `Needs no answer, noted${by(who)}`,
  corrected: (who: string) => `Contact data corrected by ${who}`,
  consent: (who: string) => `A yes was changed by ${who}`,
  gaveYes: (who: string, label: string) => `${who} said yes: ${label}`,
  tookYesBack: (who: string, label: string) => `${who} took back the yes: ${label}`,
  yesTakenBack: (label: string, who: string) => `They took back the yes: ${label}, noted by ${who}`,
  paid: (who: Who) => `Paid, noted${by(who)}`,
  invited: (who: Who) => `Invited to tell the story${by(who)}`,
  invitedByLink: 'by a link to hand over',
  invitationEnded: (who: Who) => `Invitation taken back${by(who)}`,
  story: { title: 'The story came back', text: 'It waits for review among the stories.' },
  flagged: (who: Who) => `Flagged as spam${by(who)}`,
  notSpam: (who: Who) => `Not spam${by(who)}`,
  withdrawn: (name: string) => `${name} took the application back`,

  gone: 'This application is not there any more.',
  faster: (title: string) =>
    `Somebody was faster: “${title}”. Nothing of yours was changed. Please look again.`,

  late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  today: 'today',
  tomorrow: 'tomorrow',

  /** Of an answer: whether a mail tells them of it. */
  notices: {
    sent: 'A mail told them that it waits.',
    waiting: 'A mail that tells them of it is on its way.',
    failed: 'The mail that tells them of it was not sent: the owner finds it under Mail.',
    none: 'No mail of its own tells them of it.',
  },

  mails: {
    example: 'an example, nothing went out',
    sent: 'taken by the mail server',
    waiting: 'on its way',
    dropped: 'not sent: they took back the yes or the application first',
    failed: 'not sent: the owner finds it under Mail',
    discarded: 'not sent: discarded by the owner',
  },
}
