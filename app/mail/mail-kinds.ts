/** Every mail the program sends. */
const mailKinds = [
  'confirmation',
  'new-story',
  'digest',
  'decision',
  'application-received',
  'application-draft',
  'new-application',
  'application-message',
  'application-mail',
  'story-invitation',
  'password-reset',
  'invitation',
  'test',
] as const

export type MailKind = (typeof mailKinds)[number]

export function isMailKind(text: string): text is MailKind {
  return mailKinds.some((kind) => kind === text)
}
