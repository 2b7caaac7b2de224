/** Every mail the program sends, as the owner reads of it. */
export const mailKinds = {
  confirmation: 'Confirmation of a story',
  'new-story': 'New story, to a moderator',
  digest: 'Stories of a day, to a moderator',
  decision: 'Decision, to a sender',
  'application-mail': 'Mail about an application',
  'password-reset': 'Link to a new password',
  test: 'Test',
} as const

export type MailKind = keyof typeof mailKinds

export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailKinds, text)
}
