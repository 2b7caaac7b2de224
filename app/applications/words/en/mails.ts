/** The mails to who applied. No word that was typed stands in them. */
export const words = {
  received: {
    subject: (brand: string, reference: string) => `${brand}: we have your application ${reference}`,
    arrived: (reference: string) =>
      `Your application arrived. Its number is ${reference}: have it at hand when you call us.`,
    answered: (time: string) => `A person reads it and usually answers within ${time}. Nothing was charged.`,
    page: 'On your private page you see where it stands, write to us, correct your contact data, and take back any yes.',
    open: 'Open my private page',
    keep: 'Keep the link to yourself: whoever has it can do the same.',
    beware: (email: string) =>
      `Send no money to anybody who calls in our name and cannot say your number. You did not apply? Then somebody mistyped an address: open the link and delete it, or write to ${email}.`,
  },
  /** To a corrected address, once somebody works on it or it is closed; the rest is said as above. */
  readdressed: {
    subject: (brand: string, reference: string) => `${brand}: your application ${reference}`,
    address: (reference: string) =>
      `This is now the e-mail address of your application ${reference}. Have the number at hand when you call us.`,
  },
  /** The team answered on the private page. */
  answered: {
    subject: (brand: string, reference: string) => `${brand}: an answer about your application ${reference}`,
    waits: (reference: string) =>
      `We wrote you an answer about your application ${reference}. It waits on your private page.`,
    link: 'Open the page with the link you have had since you applied. You cannot find it any more? Call us with your number.',
    beware: 'Send no money to anybody who calls in our name and cannot say your number.',
  },
  draft: {
    subject: (brand: string) => `${brand}: go on with your application`,
    asked: 'You asked for a link to go on with your application on another device.',
    open: 'Go on with my application',
    kept: (until: string) =>
      `We keep what you wrote so far until the end of ${until}, and delete it then. Nothing was sent to anybody yet.`,
    keep: 'Keep the link to yourself: whoever has it can read what you wrote.',
    notYou: 'You did not ask for it? Then somebody mistyped an address, and you need do nothing.',
  },
  invitation: {
    subject: (brand: string) => `${brand}: would you tell others how it went?`,
    yes: 'You were told yes. Somebody who was just told no would like to read how that came about.',
    offer:
      'If you want to, write a few lines for our approval wall. You choose how your name is shown, and you can take the story back at any time.',
    open: 'Tell my story',
    terms: (days: number, label: string) =>
      `The link is yours alone. It works for one story, and for ${days} days. A story that comes by it is marked “${label}”; nothing else of your application is shown.`,
    ratherNot:
      'You would rather not? Then do nothing: we do not ask a second time by ourselves. Want no more news like this? Answer this mail and say so.',
    /** To be sent by hand. */
    text: (brand: string, href: string) =>
      `${brand}: would you tell others how it went? This link is yours alone, for one story: ${href}`,
  },
}
