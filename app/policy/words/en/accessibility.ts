import type { LinkTo, TextLink, Words } from '../../document.ts'

export const words = {
  crumb: 'Accessibility',
  headTitle: (brand: string) => `Accessibility | ${brand}`,
  description:
    'What we do so that everybody can use this site, what does not work well yet, and how to report a problem by phone or e-mail.',
  title: 'Accessibility',
  intro: {
    everybody: 'Everybody who needs a home should be able to use this site.',
    call: (phone: TextLink): Words => [
      'Something is in your way? Call ',
      phone,
      '. We can do it with you by phone.',
    ],
  },
  aim: {
    heading: 'What we aim for',
    rules: (wcag: LinkTo): Words => [
      'We build this site to meet the ',
      wcag('Web Content Accessibility Guidelines (WCAG) 2.2'),
      ', level AA. These are the rules most public websites are measured by.',
    ],
  },
  whatWeDid: {
    heading: 'What we did',
    list: [
      'Keyboard: you can reach and use everything without a mouse. A clear ring shows where you are. The first link on each page skips to the content.',
      'Contrast: text is easy to tell from its background, in the light and in the dark theme. Nothing is shown by color alone.',
      'Touch: buttons and menu links are at least 44 pixels high, so they are easy to hit.',
      'Without JavaScript: every page and every form of ours still works.',
      'Motion: if your device asks for reduced motion, nothing moves.',
      'Zoom: you can make the text much larger. It stays readable without scrolling sideways. Only wide tables scroll, inside their own frame.',
      'Screen readers: pages have real headings, lists and labels. Pictures that say something are described in words. If a form has a mistake, words beside the field tell you.',
    ],
    checked: 'We check our pages with an automatic tool and in a real browser, in both themes.',
  },
  limits: {
    heading: 'Known limits',
    otherForms: (phone: TextLink): Words => [
      'Application, sign-up and order forms in frames belong to other companies. We cannot fix what is inside them. Next to each there is a link that opens it alone. If that does not work for you, call ',
      phone,
      '.',
    ],
    photos: 'Photos in stories come from renters. Our descriptions of them are short and general.',
    elsewhere: 'Websites that we link to may not be accessible.',
  },
  report: {
    heading: 'Report a problem',
    callOrWrite: (phone: TextLink, email: TextLink): Words => [
      'Call ',
      phone,
      ' or write to ',
      email,
      '. Please tell us:',
    ],
    tellUs: [
      'which page it was,',
      'what you wanted to do and what happened,',
      'which device, browser or assistive tool you use, if you know.',
    ],
    answer: (within: string) =>
      `Our specialists usually answer within ${within}. We tell you what we can fix, and help you in another way until then.`,
  },
}
