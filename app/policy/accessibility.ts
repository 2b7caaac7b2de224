import { numericDay } from '../platform/us-date.ts'
import type { Site } from '../site/site.ts'
import { emailLink, phoneLink } from './contact-links.ts'
import { type DocumentSection, linkTo, list, type PolicyDocument, paragraph } from './document.ts'
import { lastChange } from './last-change.ts'
import { usesOtherForms } from './other-forms.ts'
import { accessibilityWords } from './words.ts'

/** Whoever changes the words of this page writes the day here. */
const wordsChangedOn = '2026-11-15'

/** /accessibility. Promise only what the tests check. */
export function accessibilityStatement(site: Site): PolicyDocument {
  const { crumb, headTitle, description, title, intro } = accessibilityWords[site.language]
  return {
    head: { path: '/accessibility', crumb, title: headTitle(site.brand), description },
    title,
    updated: numericDay(lastChange(site, 'accessibility', wordsChangedOn)),
    intro: [intro.everybody, intro.call(phoneLink(site))],
    sections: [aim(site), whatWeDid(site), knownLimits(site), reportProblem(site)],
  }
}

function aim({ language }: Site): DocumentSection {
  const { heading, rules } = accessibilityWords[language].aim
  return { id: 'our-aim', heading, blocks: [paragraph(rules(linkTo('https://www.w3.org/TR/WCAG22/')))] }
}

function whatWeDid({ language }: Site): DocumentSection {
  const { heading, list: done, checked } = accessibilityWords[language].whatWeDid
  return { id: 'what-we-did', heading, blocks: [list(...done), paragraph(checked)] }
}

function knownLimits(site: Site): DocumentSection {
  const { heading, otherForms, photos, elsewhere } = accessibilityWords[site.language].limits
  const forms = usesOtherForms(site) ? [otherForms(phoneLink(site))] : []
  return { id: 'known-limits', heading, blocks: [list(...forms, photos, elsewhere)] }
}

function reportProblem(site: Site): DocumentSection {
  const { heading, callOrWrite, tellUs, answer } = accessibilityWords[site.language].report
  return {
    id: 'report-a-problem',
    heading,
    blocks: [
      paragraph(callOrWrite(phoneLink(site), emailLink(site))),
      list(...tellUs),
      paragraph(answer(site.claims.specialistResponse)),
    ],
  }
}
