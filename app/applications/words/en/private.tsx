import type { ReactNode } from 'react'

const openPage = 'Open my private page'
const noMoney = 'Send no money to anybody who calls in our name and cannot say your number.'

const safetyCopies = 'Safety copies may hold them until newer ones replace them.'

const eachStep = 'You see each step on your private page.'

type Payment = { name: string; amount: string; due: string }

const sent = {
  title: 'We have your application',
  description: 'Your application has arrived.',
  frame: 'Application sent',
  heading: 'We have it. Now it is our turn.',
  arrived: (place: string, day: string) =>
    `Your application for ${place} arrived on ${day}. Nothing was charged.`,
  firstKept:
    'This form had reached us before. The answers and choices you sent first stand; what you changed since then is not in them. Tell us about it on your private page.',
  openPage,
  call: (phone: string) => `Call ${phone}`,
  yourNumber: 'Your number',
  next: 'What happens next',
  times: 'Times are what we mean to keep. If one passes, call us with your number.',
  mail: {
    when: 'In a few minutes',
    title: 'A mail with your number',
    text: 'It holds the link to your private page. Look in the spam folder too.',
  },
  noMail: {
    when: 'Now',
    title: 'Keep your private page',
    text: 'No mail brings you the link: open the page now and bookmark it.',
  },
  read: {
    when: (time: string) => `Usually within ${time}`,
    title: 'A person reads it and answers',
    text: 'A rental specialist goes through what you wrote and says what it costs, before you agree to anything.',
  },
  fee: ({ name, amount, due }: Payment) => `${name}: ${amount}, ${due}.`,
  start: {
    when: 'When you say yes',
    title: 'We start',
    checkout: (link: (words: string) => ReactNode) => (
      <>{link('Pay the first fee now, on our checkout page')}. You can also wait until we have talked.</>
    ),
  },
  approval: {
    title: 'Typical time to a landlord’s yes',
    text: `Not guaranteed. ${eachStep}`,
  },
  undated: {
    when: 'No date is promised',
    title: 'A landlord decides',
    text: `Approval is not guaranteed. ${eachStep}`,
  },
  delivery: { title: 'You get the kit', text: (delivered: string) => `${delivered} ${eachStep}` },
  numberAlone: {
    when: 'Once it is registered',
    title: 'You get your renter number',
    text: `You order no kit with it. ${eachStep}`,
  },
  meanwhile: 'While you wait',
  tips: [
    'Find your last two pay slips or benefit letters.',
    'Write down where you lived in the last three years, with dates.',
    'Ask for a free copy of your screening report if a landlord turned you down.',
    noMoney,
  ],
}

const mine = {
  title: 'Your application',
  description: 'Your own application.',
  onlyYou: 'Private page. Only people with this link can see it.',
  heading: (reference: string) => `Application ${reference}`,
  messages: {
    title: 'Messages',
    none: 'None yet. Ask what you want to know.',
    you: 'You',
    team: (brand: string) => `From the team of ${brand}`,
    mailed: (subject: string) => `E-mail: “${subject}”`,
    saidBy: (by: ReactNode, time: string) => (
      <>
        {by}, {time}
      </>
    ),
    write: 'Write to us',
    send: 'Send',
    missing: 'Please write a message',
    tooMany: 'That is many messages in one hour. Please send the next one later, or call.',
    full: (phone: string) => `This page has no room for more messages. Please call ${phone}.`,
    sent: 'Your message is with us. If we answer it in writing here, the answer stands below it: look again.',
    sentResting: (label: string) =>
      `Your message is with us. We can answer only once you allow “${label}” again.`,
    sentClosed: (label: string, phone: string) =>
      `Your message is with us. Without your yes to “${label}” we may not answer it: please call ${phone}.`,
  },
  yes: {
    title: 'Your yes',
    stops: 'Without this yes we stop working on your application.',
    afterWithdrawing: (label: string) =>
      `Nobody works on your application any more. While “${label}” is a yes we may still get in touch about it, in the ways you allowed. Take it back if you do not want that.`,
    takeBack: 'Take back',
    allow: 'Allow',
    no: 'no',
    given: (time: string) => `yes, ${time}`,
    takenBack: (time: string) => `taken back, ${time}`,
    resting: (said: string, label: string) => `${said}. Rests until you allow “${label}”.`,
    lacks: {
      phone: 'Needs a phone number: please write one below first.',
      email: 'Needs an e-mail address: please write one below first.',
    },
    kept: 'Your yes is kept.',
    changed: (label: string) =>
      `The words of “${label}” have changed since you opened the page. Please read them again, then allow it.`,
    tooMany: 'Those are many changes in one day. Please make this one tomorrow, or call.',
    isTakenBack: 'Your yes is taken back, from now on.',
  },
  contact: {
    title: 'How we reach you',
    correct: 'Correct',
    save: 'Save',
    tooMany: 'Those are many changes in one day. Please make this one tomorrow, or call.',
    corrected: 'Your contact data are corrected.',
    askAgain: (label: string) =>
      `“${label}” holds for one number: allow it again if it holds for this one too.`,
  },
  data: {
    title: 'Your data',
    stop: 'You can stop at any time. Before you agree to the costs, stopping costs nothing.',
    download: 'Download what we keep',
    withdraw: 'Withdraw',
    withdrawMeans:
      'We stop working on your application at once. If you change your mind, call us: we can open it again.',
    yesWithdraw: 'Yes, withdraw it',
    withdrawn: 'Your application is withdrawn. We stop working on it.',
    delete: 'Delete my data',
    deleteMeans: (reference: string) =>
      `Your answers, messages and this page are gone at once, and what you had mailed to your address to go on elsewhere. ${safetyCopies} Our log keeps that ${reference} was deleted, and when it was worked on, without your name and answers.`,
    yesDelete: 'Yes, delete everything',
  },
  questions: (phone: ReactNode) => <>Questions? {phone}</>,
  failed: {
    title: 'Not sent yet',
    text: 'We could not keep this just now. Nothing you wrote is lost: please send it again in a moment.',
    again: 'Send it again',
    undone: {
      title: 'Not done yet',
      text: 'We could not do this just now, and nothing has changed. Please try again in a moment, on your page.',
      back: openPage,
    },
  },
  gone: {
    title: 'Your application is deleted',
    text: `Your answers, messages and this page are gone. ${safetyCopies}`,
  },
  none: {
    title: 'Nothing under this link',
    text: 'The application may have been deleted, or the link is not complete.',
  },
  home: 'To the first page',
}

const ring = {
  title: 'Where it stands',
  now: 'Now',
  spoken: { done: ', done', open: ', still to come', missed: ', not done' },
  notReached: 'Not reached',
  on: (day: string) => `${day}.`,
  since: (day: string) => `Since ${day}.`,
  rests: (label: string) =>
    `Nobody gets in touch and the work rests until you allow “${label}” again. You can also withdraw.`,
  received: {
    title: 'Received',
    now: (time: string) => `A person reads it and usually answers within ${time}.`,
  },
  talk: {
    title: 'We talk with you',
    now: 'We say what it costs before you agree to anything.',
    byYourWay: 'By the way you chose.',
    later: 'You hear what it costs before you agree to anything.',
    onceAllowed: 'Only once you allow it again.',
  },
  work: {
    title: 'We work on it',
    later: 'Starts when you agree to the costs.',
  },
  end: {
    withdrawn: 'Withdrawn by you',
    closed: 'Closed',
    approved: 'Approved',
    decided: 'Decided',
    delivered: 'Kit delivered',
    numberGiven: 'Number delivered',
    numberLater: 'You get your renter number once it is registered.',
    undated: 'A landlord decides. No date is promised, and approval is not guaranteed.',
    later: (time: string) =>
      `A landlord typically decides ${time} after we start. Approval is not guaranteed.`,
  },
}

const resume = {
  title: 'Go on with your application',
  description: 'Your application, as far as you have written it.',
  none: {
    title: 'Nothing under this link',
    text: 'What you wrote was sent already, or two weeks have passed, or the link is not complete.',
  },
  again: 'Begin again',
  kept: (until: string) => `We keep what you wrote until ${until}. What you add stays on this device.`,
  erase: 'Erase it now',
  erased: {
    title: 'What you wrote is erased',
    text: `Your answers are gone from this device and from our records. ${safetyCopies}`,
  },
}

/** What waits behind a private link. */
export const words = { sent, mine, ring, resume }
