/** A mail to an account brings a link into it: it is for that address alone and is dropped with the link. */
type Audience = 'person' | 'team' | 'account'

/** Every mail the program sends, and to whom. */
const audiences = {
  confirmation: 'person',
  'new-story': 'team',
  digest: 'team',
  decision: 'person',
  'application-received': 'person',
  'application-draft': 'person',
  'new-application': 'team',
  'application-message': 'team',
  'application-mail': 'person',
  'application-answer': 'person',
  'story-invitation': 'person',
  'password-reset': 'account',
  invitation: 'account',
  test: 'team',
} as const satisfies Record<string, Audience>

export type MailKind = keyof typeof audiences

export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(audiences, text)
}

/** What waits for somebody of the team, who may get mails as an applicant too. */
export const teamKinds = Object.keys(audiences)
  .filter(isMailKind)
  .filter((kind) => audiences[kind] === 'team')
