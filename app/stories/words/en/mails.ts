type Reach = { email: string; phone: string }

/** To who told a story. */
export const words = {
  received: {
    subject: (brand: string) => `${brand}: we have your story`,
    thanks: 'Thank you for sharing your story. A person reads every story before it appears on the wall.',
    link: 'With your private link you can see where your story stands, take it back, or delete it and its photos.',
    open: 'Open my story',
    keep: 'Keep the link to yourself: whoever has it can do the same.',
    notYou: (email: string) =>
      `You did not send us a story? Then somebody mistyped an address. Open the link and delete the story, or write to ${email}.`,
  },
  approved: {
    subject: (brand: string) => `${brand}: your story is on the wall`,
    lead: 'Good news: your story is on our Approval Wall now. Thank you for giving others hope.',
    see: 'See your story',
    changedMind: 'You changed your mind? With your private link you can take it back at any time.',
    /** To who never got one: the story was brought over from another site. */
    reach: ({ email, phone }: Reach) =>
      `You changed your mind? Write to ${email} or call ${phone}, and we will take it down.`,
  },
  rejected: {
    subject: (brand: string) => `${brand}: about your story`,
    thanks: 'Thank you for sharing your story with us. It took courage, and somebody read it with care.',
    decision:
      'We decided not to put it on the wall this time. That is no judgment of you or of what you went through.',
    reach: ({ email, phone }: Reach) =>
      `You have a question, or want to tell it in another way? Write to ${email} or call ${phone}.`,
  },
}
