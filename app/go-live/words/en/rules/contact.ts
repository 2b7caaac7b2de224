export const words = {
  phoneReachesNobody: {
    title: 'A phone number that reaches nobody',
    why: 'Numbers with 555 in the middle are made for films. Who calls for help hears nothing.',
    todo: 'Write in your own number and call it once.',
  },
  mailReachesNobody: {
    title: 'An e-mail address that reaches nobody',
    why: 'This address came with the program or is kept for examples: what is sent there is lost.',
    todo: 'Write in your own address and send it a mail.',
  },
  noPrivacyContact: {
    title: 'No contact for privacy',
    why: 'The privacy page promises a copy or a deletion of what is kept. People must be able to ask for it.',
    todo: 'Bring the privacy page back with an address that somebody reads.',
  },
  noPostalAddress: {
    title: 'No postal address',
    why: 'A mail that advertises, such as an invitation to tell a story, must name a place where letters reach you.',
    todo: 'Write in a street address or a P.O. box.',
  },
  mailNotSetUp: {
    title: 'Mail does not go out',
    why: 'Confirmations, new passwords and news of applications and stories stay on the server.',
    todo: 'Set up the mail server, and send a test mail.',
  },
  mailFromNobody: {
    title: 'Mails come from an address that cannot exist',
    why: 'Mail servers refuse such a sender, and nobody can answer.',
    todo: 'Put your own address into MAIL_FROM.',
  },
  promises: {
    answered: 'visitors who call or write get an answer',
    confirmed: 'who applies or sends a story gets a confirmation with a private link',
    reachesYou: 'answers to a mail reach you',
  },
  mend: { contact: 'Set phone, e-mail and postal address', mail: 'How to set up mail' },
  found: {
    noServer: 'No mail server is set up.',
    trouble: (why: string) => `Mail is set up, but does not work: ${why}`,
    noAnswer: 'The mail server does not answer.',
    noPage: 'The privacy page is not there.',
    noAddress: 'Its text names no e-mail address of yours.',
    privacy: 'Privacy',
    noPostalAddress: 'The foot of your mails names no postal address.',
  },
}
