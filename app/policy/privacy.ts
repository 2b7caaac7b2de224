import { claimWords } from '../claims/words.ts'
import { numericDay } from '../platform/us-date.ts'
import type { Site } from '../site/site.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, linkTo, list, type PolicyDocument, paragraph } from './document.ts'
import { lastChange } from './last-change.ts'
import { usesOtherForms } from './other-forms.ts'
import { privacyWords } from './words.ts'

/** Whoever changes the words of this page writes the day here. */
const wordsChangedOn = '2026-11-18'

/** /privacy. Each sentence describes what the program does: change them together. */
export function privacyPolicy(site: Site): PolicyDocument {
  const words = privacyWords[site.language]
  const { crumb, headTitle, description, title, intro } = words
  return {
    head: { path: '/privacy', crumb, title: headTitle(site.brand), description },
    title,
    updated: numericDay(lastChange(site, 'privacy', wordsChangedOn)),
    intro: [intro.unknown, intro.questions(phoneLink(site))],
    sections: [
      onYourDevice(site),
      visits(site),
      stories(site),
      whatIsShown(site),
      takingBack(site),
      applications(site),
      otherForms(site),
      contactByMail(site),
      yourRights(site),
      children(site),
      { id: 'changes', heading: words.changes.heading, blocks: [paragraph(words.changes.how)] },
    ],
  }
}

function onYourDevice({ language }: Site): DocumentSection {
  const { heading, list: kept, erase } = privacyWords[language].onYourDevice
  return { id: 'on-your-device', heading, blocks: [list(...kept), paragraph(erase)] }
}

function visits({ language }: Site): DocumentSection {
  const { heading, list: noted, fromElsewhere } = privacyWords[language].visits
  return { id: 'visits', heading, blocks: [list(...noted), paragraph(fromElsewhere)] }
}

function stories({ language }: Site): DocumentSection {
  const { heading, weAskFor, list: asked, photos, kept } = privacyWords[language].stories
  return {
    id: 'your-story',
    heading,
    blocks: [
      paragraph(weAskFor(linkTo('/approval-wall'))),
      list(...asked),
      paragraph(photos),
      paragraph(kept),
    ],
  }
}

function whatIsShown({ language }: Site): DocumentSection {
  const { heading, list: shown, verified, copied } = privacyWords[language].whatIsShown
  return {
    id: 'what-others-see',
    heading,
    blocks: [list(...shown, verified(claimWords[language].verified.label)), paragraph(copied)],
  }
}

function takingBack(site: Site): DocumentSection {
  const { heading, how, list: done } = privacyWords[site.language].takingBack
  return {
    id: 'taking-your-story-back',
    heading,
    blocks: [paragraph(how(emailLink(site), phoneLink(site))), list(...done)],
  }
}

function applications({ language, keepApplications }: Site): DocumentSection {
  const { heading, asks, kept, erased, alsoKept } = privacyWords[language].applications
  return {
    id: 'applications',
    heading,
    blocks: [paragraph(asks), list(...kept, erased(keepApplications), ...alsoKept)],
  }
}

/** Only where the owner has connected one. */
function otherForms(site: Site): DocumentSection {
  const { heading, some, none, goesToThem, others } = privacyWords[site.language].otherForms
  return {
    id: 'forms-of-other-companies',
    heading,
    blocks: [paragraph(usesOtherForms(site) ? some : none), paragraph(goesToThem), paragraph(others)],
  }
}

function contactByMail({ language }: Site): DocumentSection {
  const { heading, only, deleted } = privacyWords[language].contact
  return { id: 'e-mail-and-calls', heading, blocks: [paragraph(only), paragraph(deleted)] }
}

function yourRights(site: Site): DocumentSection {
  const { heading, ask, check, erased } = privacyWords[site.language].rights
  return {
    id: 'copy-or-deletion',
    heading,
    blocks: [paragraph(ask(emailLink(site), phoneLink(site))), paragraph(check), paragraph(erased)],
  }
}

function children(site: Site): DocumentSection {
  const { heading, adults } = privacyWords[site.language].children
  return { id: 'children', heading, blocks: [paragraph(adults(emailLink(site)))] }
}
