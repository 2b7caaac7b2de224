/** What the server alone answers to a form: the browser need not fetch it with the form. */
export const words = {
  needsEmail: 'Please write your e-mail address: the link goes there',
  draftKept: (until: string) =>
    `We have mailed you a private link. Open it on the other device and go on where you are now. We keep what you wrote until ${until}; behind the link you can erase it sooner.`,
  noMail: 'We cannot send mails at the moment. Your answers are still here.',
  enoughMails:
    'That address has had several mails from us today. The link in the last one still opens what you had written by then. Please ask for a new one tomorrow.',
  /** Of a page that was open while the site changed. Without JavaScript; the boxes stand below, unticked. */
  changedYes:
    'The words beside these boxes have changed since you opened the form. Please read them again, and tick what you agree to.',
  /** With it: the page cannot show what it does not know. */
  changedForm:
    'This form has changed since you opened it. Please reload the page: your answers stay on this device. Then read the words of your yes again and send it.',
  /** For somebody who did nothing wrong: many people share one connection. */
  wait: (time: string) =>
    `Many forms have just come from your connection. Please send yours again in ${time}. Nothing you wrote is lost.`,
}
