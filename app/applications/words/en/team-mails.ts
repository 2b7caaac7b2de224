const openInbox = 'Open the inbox'
const why = 'You get this mail because you look after applications.'

/** Mails to the team. Never who, where or what: that stays behind the sign-in. */
export const words = {
  application: {
    subject: (brand: string) => `${brand}: a new application is waiting`,
    arrived: (program: string) => `Somebody applied (${program}). The application waits in your inbox.`,
    open: openInbox,
    last: 'Many came in this hour. For the rest of it, no more mails about new ones.',
    lastOfNetwork:
      'Several came from one connection this hour, perhaps a shelter or a library. For the rest of it, no more mails about those from there: look into the inbox.',
    why,
  },
  message: {
    subject: (brand: string, reference: string) => `${brand}: a message about ${reference}`,
    arrived: (reference: string) => `The applicant of ${reference} wrote a message on the private page.`,
    open: openInbox,
    why,
  },
}
