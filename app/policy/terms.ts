import { illustrativeLabel } from '../claims/testimonials.ts'
import { verifiedMeaning } from '../claims/verified-client.ts'
import type { Site } from '../site/site.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, list, type PolicyDocument, paragraph } from './document.ts'

/** /terms: using the website. What is bought falls under the program policy. */
export function termsOfUse(site: Site): PolicyDocument {
  return {
    head: {
      path: '/terms',
      crumb: 'Terms of use',
      title: `Terms of use | ${site.brand}`,
      description:
        'The rules for using this website: what it is for, the stories you send, examples, forms of other companies, fair housing and whom to call.',
    },
    title: 'Terms of use',
    updated: '11/16/2026',
    intro: [
      [
        'These terms are for using this website. If you pay for a program, the ',
        { text: 'program policy', href: '/policy-terms' },
        ' applies too.',
      ],
      ['Something not clear? Call ', phoneLink(site), '.'],
    ],
    sections: [
      usingTheSite(site),
      noAdvice,
      programs,
      yourStories(site),
      examples(site),
      otherForms(site),
      fairHousing(site),
      ourResponsibility,
      contact(site),
    ],
  }
}

function usingTheSite({ brand }: Site): DocumentSection {
  return {
    id: 'using-this-site',
    heading: 'Using this site',
    blocks: [
      paragraph('You are welcome to read, share and link to our pages. You need no account. Please do not:'),
      list(
        'break the law with this site or pretend to be somebody else,',
        'try to get into parts that are not public, or disturb the site for others,',
        'collect other people’s data from it,',
        'send the same form again and again by machine.',
      ),
      paragraph(
        `Our texts and drawings belong to ${brand}. You may print or quote them, but not sell them or publish them as your own.`,
      ),
    ],
  }
}

const noAdvice: DocumentSection = {
  id: 'no-advice',
  heading: 'No legal or financial advice',
  blocks: [
    paragraph(
      'Our pages and articles give general information. They are not legal, financial or tax advice. Rules are different in each state and change over time.',
    ),
    paragraph(
      'For your own case, ask a lawyer, a legal aid office or a housing counselor. If you are being evicted now, do not wait: deadlines are short.',
    ),
  ],
}

const programs: DocumentSection = {
  id: 'our-programs',
  heading: 'Our programs',
  blocks: [
    paragraph([
      'Fees, refunds, timelines and what we promise are in the ',
      { text: 'Terms of Service & Program Policy', href: '/policy-terms' },
      '. If another page says something different, ask us before you pay.',
    ]),
    paragraph(
      'The questions under “Check If You Qualify” help you see what fits. The result is not a decision by a landlord or a lender.',
    ),
    paragraph('Rents and other figures about places come from public data. They can be out of date.'),
  ],
}

function yourStories(site: Site): DocumentSection {
  return {
    id: 'stories-you-send',
    heading: 'Stories you send',
    blocks: [
      paragraph(
        'When you send a story, it stays yours. You give us permission to show it on our approval wall, and elsewhere only if you ticked that. We pay nothing for it.',
      ),
      list(
        'Tell the truth. It must be your own story.',
        'Send only photos that are yours, or that you may use.',
        'Leave out private data of others: names, addresses, phone numbers, faces of people who did not agree.',
        'No insults, threats or advertising.',
      ),
      paragraph([
        'We read every story first. We may decline one or take it down. You can take your permission back at any time: write to ',
        emailLink(site),
        '. The ',
        { text: 'privacy page', href: '/privacy#taking-your-story-back' },
        ' says how.',
      ]),
    ],
  }
}

function examples({ examples: shown }: Site): DocumentSection {
  return {
    id: 'examples',
    heading: 'Examples on this site',
    blocks: [
      ...(shown === 'on'
        ? [
            paragraph(
              `Some stories and quotes show what a case can look like, and no real person told them. Each of these carries the label “${illustrativeLabel}”.`,
            ),
          ]
        : []),
      paragraph('Real stories tell what happened to one person. Your result can be different.'),
      paragraph(verifiedMeaning),
    ],
  }
}

/** As the owner has connected them. */
function otherForms({ forms }: Site): DocumentSection {
  const isAny = Object.values(forms).some(({ address, script }) => address || script)
  return {
    id: 'forms-of-other-companies',
    heading: 'Forms, ours and those of other companies',
    blocks: [
      paragraph([
        isAny
          ? 'Some applications and orders run through forms of other companies, the others through our own.'
          : 'Applications and orders run through our own forms.',
        ' Our own forms take no payment and ask no credit bureau. Where you can pay online, you do so on a page of another company.',
      ]),
      paragraph(
        'Where another company has its form or page, its own terms and privacy policy apply. We also link to other websites, such as assistance programs. We do not control what they say or do.',
      ),
    ],
  }
}

function fairHousing(site: Site): DocumentSection {
  return {
    id: 'fair-housing',
    heading: 'Fair housing',
    blocks: [
      paragraph(
        'We support equal housing opportunity. We help every renter without regard to race, color, religion, sex, disability, familial status or national origin. The law of your state or city may protect more than these.',
      ),
      paragraph([
        'If you think that we or a landlord treated you unfairly, tell us at ',
        phoneLink(site),
        '. You can also file a complaint with the U.S. Department of Housing and Urban Development.',
      ]),
    ],
  }
}

const ourResponsibility: DocumentSection = {
  id: 'our-responsibility',
  heading: 'What we are responsible for',
  blocks: [
    paragraph(
      'We work to keep this site correct and running, but we cannot promise that it always is. If you find a mistake, please tell us.',
    ),
    paragraph(
      'As far as the law allows, we are not responsible for losses that come from using this website, from decisions of landlords or lenders, or from the websites and forms of others.',
    ),
    paragraph('This does not limit any right that the law gives you and that cannot be signed away.'),
  ],
}

function contact(site: Site): DocumentSection {
  return {
    id: 'changes-and-contact',
    heading: 'Changes and contact',
    blocks: [
      paragraph('When we change these terms, we change the date at the top.'),
      paragraph(['Call ', phoneLink(site), ' or write to ', emailLink(site), '.']),
    ],
  }
}
