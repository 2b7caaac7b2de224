/** What the server alone answers to a form: the browser need not fetch it with the form. */
export const words = {
  needsEmail: 'Please write your e-mail address: the link goes there',
  draftKept: (until: string) =>
    `We have mailed you a private link. Open it on the other device and go on where you are now. We keep what you wrote until ${until}; behind the link you can erase it sooner.`,
  noMail: 'We cannot send mails at the moment. Your answers are still here.',
  enoughMails:
    'That address has had several mails from us today. The link in the last one still opens what you had written by then. Please ask for a new one tomorrow.',
  /** To a page that was open while the form changed. Without JavaScript; the boxes stand below, unticked. */
  changedYes:
    'This form has changed since you opened it. Please read the words beside the boxes again, and tick what you agree to.',
  /** With it: the open page cannot show what is new. */
  changedForm:
    'This form has changed since you opened it. Please open it again, and read the words of your yes once more. Your answers stay on this device; where it keeps nothing, copy your own words first.',
  /** For somebody who did nothing wrong: many people share one connection. */
  wait: (time: string) =>
    `Many forms have just come from your connection. Please send yours again in ${time}. Nothing you wrote is lost.`,
  territory: (name: string) =>
    `Our programs are for homes in the 50 states and Washington, DC, not in ${name}. Please write a place in one of them, or call us.`,
}
