import type { Site } from '../site/site.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, list, type PolicyDocument, paragraph } from './document.ts'

/** /accessibility. Promise only what the tests check. */
export function accessibilityStatement(site: Site): PolicyDocument {
  return {
    head: {
      path: '/accessibility',
      crumb: 'Accessibility',
      title: `Accessibility | ${site.brand}`,
      description:
        'What we do so that everybody can use this site, what does not work well yet, and how to report a problem by phone or e-mail.',
    },
    title: 'Accessibility',
    updated: '11/15/2026',
    intro: [
      'Everybody who needs a home should be able to use this site.',
      ['Something is in your way? Call ', phoneLink(site), '. We can do it with you by phone.'],
    ],
    sections: [aim, whatWeDid, knownLimits(site), reportProblem(site)],
  }
}

const aim: DocumentSection = {
  id: 'our-aim',
  heading: 'What we aim for',
  blocks: [
    paragraph([
      'We build this site to meet the ',
      { text: 'Web Content Accessibility Guidelines (WCAG) 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
      ', level AA. These are the rules most public websites are measured by.',
    ]),
  ],
}

const whatWeDid: DocumentSection = {
  id: 'what-we-did',
  heading: 'What we did',
  blocks: [
    list(
      'Keyboard: you can reach and use everything without a mouse. A clear ring shows where you are. The first link on each page skips to the content.',
      'Contrast: text is easy to tell from its background, in the light and in the dark theme. Nothing is shown by color alone.',
      'Touch: buttons and menu links are at least 44 pixels high, so they are easy to hit.',
      'Without JavaScript: every page and every form of ours still works.',
      'Motion: if your device asks for reduced motion, nothing moves.',
      'Zoom: you can make the text much larger. It stays readable without scrolling sideways. Only wide tables scroll, inside their own frame.',
      'Screen readers: pages have real headings, lists and labels. Pictures that say something are described in words. If a form has a mistake, words beside the field tell you.',
    ),
    paragraph('We check our pages with an automatic tool and in a real browser, in both themes.'),
  ],
}

function knownLimits(site: Site): DocumentSection {
  return {
    id: 'known-limits',
    heading: 'Known limits',
    blocks: [
      list(
        [
          'Application, sign-up and order forms in frames belong to other companies. We cannot fix what is inside them. Next to each there is a link that opens it alone. If that does not work for you, call ',
          phoneLink(site),
          '.',
        ],
        'Photos in stories come from renters. Our descriptions of them are short and general.',
        'Websites that we link to may not be accessible.',
      ),
    ],
  }
}

function reportProblem(site: Site): DocumentSection {
  return {
    id: 'report-a-problem',
    heading: 'Report a problem',
    blocks: [
      paragraph(['Call ', phoneLink(site), ' or write to ', emailLink(site), '. Please tell us:']),
      list(
        'which page it was,',
        'what you wanted to do and what happened,',
        'which device, browser or assistive tool you use, if you know.',
      ),
      paragraph(
        `Our specialists answer within ${site.claims.specialistResponse}. We tell you what we can fix, and help you in another way until then.`,
      ),
    ],
  }
}
