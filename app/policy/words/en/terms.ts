import type { LinkTo, TextLink, Words } from '../../document.ts'

export const words = {
  crumb: 'Terms of use',
  headTitle: (brand: string) => `Terms of use | ${brand}`,
  description:
    'The rules for using this website: what it is for, the stories you send, examples, forms of other companies, fair housing and whom to call.',
  title: 'Terms of use',
  intro: {
    forThisSite: (policy: LinkTo): Words => [
      'These terms are for using this website. If you pay for a program, the ',
      policy('program policy'),
      ' applies too.',
    ],
    unclear: (phone: TextLink): Words => ['Something not clear? Call ', phone, '.'],
  },
  usingTheSite: {
    heading: 'Using this site',
    welcome: 'You are welcome to read, share and link to our pages. You need no account. Please do not:',
    pleaseDoNot: [
      'break the law with this site or pretend to be somebody else,',
      'try to get into parts that are not public, or disturb the site for others,',
      'collect other people’s data from it,',
      'send the same form again and again by machine.',
    ],
    ours: (brand: string) =>
      `Our texts and drawings belong to ${brand}. You may print or quote them, but not sell them or publish them as your own.`,
  },
  noAdvice: {
    heading: 'No legal or financial advice',
    general:
      'Our pages and articles give general information. They are not legal, financial or tax advice. Rules are different in each state and change over time.',
    ask: 'For your own case, ask a lawyer, a legal aid office or a housing counselor. If you are being evicted now, do not wait: deadlines are short.',
  },
  programs: {
    heading: 'Our programs',
    whereTold: (policy: LinkTo): Words => [
      'Fees, refunds, timelines and what we promise are in the ',
      policy('Terms of Service & Program Policy'),
      '. If another page says something different, ask us before you pay.',
    ],
    noDecision:
      'The questions under “Check If You Qualify” help you see what fits. The result is not a decision by a landlord or a lender.',
    figures: 'Rents and other figures about places come from public data. They can be out of date.',
  },
  stories: {
    heading: 'Stories you send',
    yours:
      'When you send a story, it stays yours. You give us permission to show it on our approval wall, and elsewhere only if you ticked that. We pay nothing for it.',
    rules: [
      'Tell the truth. It must be your own story.',
      'Send only photos that are yours, or that you may use.',
      'Leave out private data of others: names, addresses, phone numbers, faces of people who did not agree.',
      'No insults, threats or advertising.',
    ],
    takeBack: (email: TextLink, privacy: LinkTo): Words => [
      'We read every story first. We may decline one or take it down. You can take your permission back at any time: write to ',
      email,
      '. The ',
      privacy('privacy page'),
      ' says how.',
    ],
  },
  examples: {
    heading: 'Examples on this site',
    madeUp: (label: string) =>
      `Some stories and quotes show what a case can look like, and no real person told them. Each of these carries the label “${label}”.`,
    real: 'Real stories tell what happened to one person. Your result can be different.',
  },
  forms: {
    heading: 'Forms, ours and those of other companies',
    someOfOthers:
      'Some applications and orders run through forms of other companies, the others through our own. Our own forms take no payment and ask no credit bureau. Where you can pay online, you do so on a page of another company.',
    allOurs:
      'Applications and orders run through our own forms. Our own forms take no payment and ask no credit bureau. Where you can pay online, you do so on a page of another company.',
    theirTerms:
      'Where another company has its form or page, its own terms and privacy policy apply. We also link to other websites, such as assistance programs. We do not control what they say or do.',
  },
  fairHousing: {
    heading: 'Fair housing',
    equal:
      'We support equal housing opportunity. We help every renter without regard to race, color, religion, sex, disability, familial status or national origin. The law of your state or city may protect more than these.',
    complain: (phone: TextLink): Words => [
      'If you think that we or a landlord treated you unfairly, tell us at ',
      phone,
      '. You can also file a complaint with the U.S. Department of Housing and Urban Development.',
    ],
  },
  responsibility: {
    heading: 'What we are responsible for',
    correct:
      'We work to keep this site correct and running, but we cannot promise that it always is. If you find a mistake, please tell us.',
    losses:
      'As far as the law allows, we are not responsible for losses that come from using this website, from decisions of landlords or lenders, or from the websites and forms of others.',
    rights: 'This does not limit any right that the law gives you and that cannot be signed away.',
  },
  contact: {
    heading: 'Changes and contact',
    changes: 'When we change these terms, we change the date at the top.',
    callOrWrite: (phone: TextLink, email: TextLink): Words => ['Call ', phone, ' or write to ', email, '.'],
  },
}
