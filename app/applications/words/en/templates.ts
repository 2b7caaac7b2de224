/** Mails that come with the program. What stands in braces is filled in when one is opened. */
export const words = {
  'when-can-we-call': {
    name: 'When can we call?',
    subject: 'When can we call you?',
    body: 'Hello {name},\n\nthank you for your application {reference}. We have read it, and we would like to talk with you about a home in {place}.\n\nWhen is a good time to call? Write back with a day and an hour, or call us at {phone}.',
  },
  'what-we-need': {
    name: 'What we need from you',
    subject: 'What we need for your application {reference}',
    body: 'Hello {name},\n\nto go on with your application for {place} we need three things: proof of your income of the last two months, a letter of your current or last landlord if you have one, and a few words about what happened and what is different now.\n\nPlease do not send Social Security, card or bank numbers by mail. We never ask for them.\n\nQuestions? Call us at {phone}.',
  },
  'costs-in-writing': {
    name: 'Costs in writing',
    subject: 'What the {program} costs',
    body: 'Hello {name},\n\nyou asked what the {program} costs. This is all of it:\n\n{costs}\n\nThere is nothing to pay before you agree. Take your time, and ask before you sign anything: {phone} or {email}.',
  },
  'cannot-help': {
    name: 'We cannot help with this',
    subject: 'About your application {reference}',
    body: 'Hello {name},\n\nthank you for telling us what happened. We have looked at your application for {place}, and we cannot help with this one. You owe us nothing.\n\nThe local housing authority and the legal aid office near you help for free. Calling 211 finds both.\n\nIf something changes, write to us again: {email}.',
  },
}
