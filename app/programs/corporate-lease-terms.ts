import { applicationsIncluded, enoughDenials } from '../claims/corporate-words.ts'
import { refundRule } from '../claims/refund-rule.ts'
import type { Section } from '../landing/sections.ts'
import { lowerFirst } from '../platform/first-letter.ts'
import type { Site } from '../site/site.ts'
import { exceptWhere } from '../site/vouchers.ts'
import { callAction } from './call-action.ts'
import { protectionFee } from './protection.ts'

export function feeBlock(site: Site): Section {
  const { claims } = site
  return {
    kind: 'prose',
    heading: 'The fee',
    paragraphs: [
      `The program costs ${claims.corporateFee}. You pay it one time, upfront.`,
      'The renter-protection plan, which another company runs, is not in it.',
    ],
    actions: [callAction(site)],
  }
}

export function propertyBlock(site: Site): Section {
  return {
    kind: 'prose',
    tone: 'sunk',
    heading: 'What kind of home',
    paragraphs: [
      'We apply to properties in our approved database. Tell us what you look for: an apartment, a house, a condo or a townhome. Call to ask what we have where you want to live.',
      `We cannot work with Section 8 or vouchers.${exceptWhere(site)}`,
    ],
    actions: [callAction(site)],
  }
}

export function recapBlock(site: Site): Section {
  const { claims } = site
  return {
    kind: 'prose',
    heading: 'In short',
    paragraphs: ['This is what you pay us and what you get for it.'],
    points: [
      `One fee of ${claims.corporateFee}, paid one time`,
      'A lease in your own name',
      `Up to ${applicationsIncluded(claims)} to properties in our approved database`,
      `A ${claims.refundAfterDenials} if you are ${enoughDenials(claims)}`,
      'We keep working on your case after that',
      'The renter-protection plan is required, and paid every month to the company that runs it',
    ],
    actions: [callAction(site)],
  }
}

export function corporateTotal(site: Site): Section {
  const { claims } = site
  return {
    kind: 'totalCost',
    fees: [
      {
        name: 'Corporate Lease Program',
        amount: `${claims.corporateFee}, one time`,
        due: 'Upfront, when you enroll.',
        comesBack: `A ${claims.refundAfterDenials}, if you are ${enoughDenials(claims)}. Otherwise ${lowerFirst(refundRule(site))}`,
      },
      protectionFee,
    ],
    note: 'Payments made after approval are non-refundable. Rent, and whatever else your lease asks for, goes to your landlord and is not in this list. The program policy is linked at the foot of this page.',
  }
}

export function corporateGuarantee(site: Site): Section {
  const { claims } = site
  return {
    kind: 'prose',
    tone: 'sunk',
    heading: 'Our guarantee, in plain words',
    paragraphs: [
      `If you are ${enoughDenials(claims)}, you get a ${claims.refundAfterDenials}. Then we keep working on your case.`,
      `Our standard support runs ${claims.supportTimeline}. After that we go on under our approval guarantee while you cooperate.`,
      'We cannot promise a date, and no landlord has to say yes.',
    ],
    actions: [callAction(site)],
  }
}
