/** How long the links in mails work: a mail that would bring one later is not sent. */
export const resetMinutes = 30
export const teamInvitationDays = 3
export const storyInvitationDays = 30
