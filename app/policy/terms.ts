import { claimWords } from '../claims/words.ts'
import { numericDay } from '../platform/us-date.ts'
import type { Site } from '../site/site.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, linkTo, list, type PolicyDocument, paragraph } from './document.ts'
import { lastChange } from './last-change.ts'
import { usesOtherForms } from './other-forms.ts'
import { termsWords } from './words.ts'

const policy = linkTo('/policy-terms')

/** Whoever changes the words of this page writes the day here. */
const wordsChangedOn = '2026-11-16'

/** /terms: using the website. What is bought falls under the program policy. */
export function termsOfUse(site: Site): PolicyDocument {
  const { crumb, headTitle, description, title, intro } = termsWords[site.language]
  return {
    head: { path: '/terms', crumb, title: headTitle(site.brand), description },
    title,
    updated: numericDay(lastChange(site, 'terms', wordsChangedOn)),
    intro: [intro.forThisSite(policy), intro.unclear(phoneLink(site))],
    sections: [
      usingTheSite(site),
      noAdvice(site),
      programs(site),
      yourStories(site),
      examples(site),
      otherForms(site),
      fairHousing(site),
      ourResponsibility(site),
      contact(site),
    ],
  }
}

function usingTheSite({ brand, language }: Site): DocumentSection {
  const { heading, welcome, pleaseDoNot, ours } = termsWords[language].usingTheSite
  return {
    id: 'using-this-site',
    heading,
    blocks: [paragraph(welcome), list(...pleaseDoNot), paragraph(ours(brand))],
  }
}

function noAdvice({ language }: Site): DocumentSection {
  const { heading, general, ask } = termsWords[language].noAdvice
  return { id: 'no-advice', heading, blocks: [paragraph(general), paragraph(ask)] }
}

function programs({ language }: Site): DocumentSection {
  const { heading, whereTold, noDecision, figures } = termsWords[language].programs
  return {
    id: 'our-programs',
    heading,
    blocks: [paragraph(whereTold(policy)), paragraph(noDecision), paragraph(figures)],
  }
}

function yourStories(site: Site): DocumentSection {
  const { heading, yours, rules, takeBack } = termsWords[site.language].stories
  const privacy = linkTo('/privacy#taking-your-story-back')
  return {
    id: 'stories-you-send',
    heading,
    blocks: [paragraph(yours), list(...rules), paragraph(takeBack(emailLink(site), privacy))],
  }
}

function examples({ examples: shown, language }: Site): DocumentSection {
  const { heading, madeUp, real } = termsWords[language].examples
  const { illustrative, verified } = claimWords[language]
  return {
    id: 'examples',
    heading,
    blocks: [
      ...(shown === 'on' ? [paragraph(madeUp(illustrative))] : []),
      paragraph(real),
      paragraph(verified.meaning),
    ],
  }
}

/** As the owner has connected them. */
function otherForms(site: Site): DocumentSection {
  const { heading, someOfOthers, allOurs, theirTerms } = termsWords[site.language].forms
  return {
    id: 'forms-of-other-companies',
    heading,
    blocks: [paragraph(usesOtherForms(site) ? someOfOthers : allOurs), paragraph(theirTerms)],
  }
}

function fairHousing(site: Site): DocumentSection {
  const { heading, equal, complain } = termsWords[site.language].fairHousing
  return { id: 'fair-housing', heading, blocks: [paragraph(equal), paragraph(complain(phoneLink(site)))] }
}

function ourResponsibility({ language }: Site): DocumentSection {
  const { heading, correct, losses, rights } = termsWords[language].responsibility
  return {
    id: 'our-responsibility',
    heading,
    blocks: [paragraph(correct), paragraph(losses), paragraph(rights)],
  }
}

function contact(site: Site): DocumentSection {
  const { heading, changes, callOrWrite } = termsWords[site.language].contact
  return {
    id: 'changes-and-contact',
    heading,
    blocks: [paragraph(changes), paragraph(callOrWrite(phoneLink(site), emailLink(site)))],
  }
}
