import type { MailKind } from '../../mail-kinds.ts'

/** Every mail the program sends, as the owner reads of it. */
export const words: Record<MailKind, string> = {
  confirmation: 'Confirmation of a story',
  'new-story': 'New story, to a moderator',
  digest: 'Stories of a day, to a moderator',
  decision: 'Decision, to a sender',
  'application-received': 'Confirmation of an application',
  'application-draft': 'Link to go on with an application',
  'new-application': 'New application, to the team',
  'application-message': 'Message of an applicant, to the team',
  'application-mail': 'Mail about an application',
  'application-answer': 'An answer waits on the private page',
  'story-invitation': 'Invitation to tell the story',
  'password-reset': 'Link to a new password',
  invitation: 'Invitation to the team',
  test: 'Test',
}
