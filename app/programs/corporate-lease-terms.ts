import { applicationsIncluded, enoughDenials } from '../claims/corporate-words.ts'
import { programIn } from '../claims/programs.ts'
import { refundRule } from '../claims/refund-rule.ts'
import type { Section } from '../landing/sections.ts'
import { lowerFirst } from '../platform/first-letter.ts'
import type { Site } from '../site/site.ts'
import { vouchersElse } from '../site/vouchers.ts'
import { callAction } from './call-action.ts'
import { corporateWords } from './corporate-words.ts'
import { protectionFee } from './protection.ts'
import { termsWords } from './terms-words.ts'

export function feeBlock(site: Site): Section {
  const { heading, paragraphs } = corporateWords[site.language].fee
  return { kind: 'prose', heading, paragraphs: paragraphs(site.claims), actions: [callAction(site)] }
}

export function propertyBlock(site: Site): Section {
  const { heading, text } = corporateWords[site.language].homes
  return {
    kind: 'prose',
    tone: 'sunk',
    heading,
    paragraphs: [text, vouchersElse(site, termsWords[site.language].noVouchers)],
    actions: [callAction(site)],
  }
}

export function recapBlock(site: Site): Section {
  const { claims, language } = site
  const { heading, lead, points } = corporateWords[language].short
  return {
    kind: 'prose',
    heading,
    paragraphs: [lead],
    points: points(claims, applicationsIncluded(claims), enoughDenials(claims)),
    actions: [callAction(site)],
  }
}

export function corporateTotal(site: Site): Section {
  const { claims, language } = site
  const { amount, due, comesBack, note } = corporateWords[language].total
  return {
    kind: 'totalCost',
    fees: [
      {
        name: programIn(language, 'corporate').name,
        amount: amount(claims),
        due,
        comesBack: comesBack(claims, enoughDenials(claims), lowerFirst(refundRule(site))),
      },
      protectionFee(site),
    ],
    note,
  }
}

export function corporateGuarantee(site: Site): Section {
  const { claims, language } = site
  const { heading, paragraphs } = corporateWords[language].guarantee
  return {
    kind: 'prose',
    tone: 'sunk',
    heading,
    paragraphs: paragraphs(claims, enoughDenials(claims)),
    actions: [callAction(site)],
  }
}
