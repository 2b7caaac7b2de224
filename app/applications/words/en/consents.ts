// Whoever changes a wording raises its version: what was agreed to before stays what it was.

/** The label is the short name on the form, the private page and in the inbox. */
export const words = {
  contact: {
    version: 4,
    label: 'Work on my application',
    wording: (brand: string) =>
      `${brand} may keep these answers and contact me about this application: a person may call me or write to me by the ways I gave. It may pass on what is needed of these answers to the landlords and lenders it applies to for me, and to the company of the protection plan. I can take this back at any time.`,
  },
  /** Of the order form of the kit: for whoever orders one we apply nowhere, and tell landlords nothing. Counted with the wording above. */
  kitContact: {
    version: 3,
    wording: (brand: string) =>
      `${brand} may keep these answers and contact me about this order: a person may call me or write to me by the ways I gave. It may pass on what is needed of these answers to the company of the protection plan. I can take this back at any time.`,
  },
  /** Beside the yes to texts, for who asked to be texted first. Not agreed to, so not kept. */
  forText: 'You asked for a text first. Without this yes a person calls or mails you.',
  machine: {
    version: 2,
    label: 'Text messages',
    wording: (brand: string) =>
      `${brand} may text me about this application at the number I gave. A person writes each text; how many depends on my case. Carriers may charge for them. This yes is not needed for any program, and I can take it back at any time, also by answering STOP.`,
  },
  news: {
    version: 1,
    label: 'News',
    wording: (brand: string) =>
      `${brand} may mail me news and offers that are not about this application. This yes is not needed for any program, and I can take it back at any time.`,
  },
}
