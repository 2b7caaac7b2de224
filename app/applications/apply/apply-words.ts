/** The words both the plain page and the island show. */
export const applyWords = {
  failed:
    'We could not keep your application just now. Nothing you wrote is lost: please send it again in a moment.',
  unreachable:
    'We cannot be reached right now. Your answers stay on this device: send them again when you are online.',
  needsEmail: 'Please write your e-mail address: the link goes there',
  draftKept:
    'We have mailed you a private link. Open it on the other device within two weeks, and go on where you are now.',
  noMail: 'We cannot send mails at the moment. Your answers are still here.',
  enoughMails: 'That address has had several mails from us today. Please try again tomorrow.',
}

/** For somebody who did nothing wrong: many people share one connection. */
export function waitWords(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const when =
    minutes <= 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return `Many forms have just come from your connection. Please send yours again in ${when}. Nothing you wrote is lost.`
}
