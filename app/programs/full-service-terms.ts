import { afterApprovalRule, refundRule } from '../claims/refund-rule.ts'
import type { Action, Section } from '../landing/sections.ts'
import type { SchemaThing } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { exceptWhere } from '../site/vouchers.ts'
import { protectionFee } from './protection.ts'
import { serviceSchema } from './service-schema.ts'

/** Three pages sell the full-service program. What it costs and promises is written once, here. */
export const signUpElsewhere: Action = {
  label: 'Sign up online',
  href: '/full-service-program#sign-up',
  offers: 'fullService',
}

export function feeCards(site: Site): Section {
  const { claims } = site
  return {
    kind: 'offers',
    heading: 'Two fees to us, and when they are due',
    lead: 'One before we start. One after a landlord says yes. The protection plan is paid to another company.',
    offers: [
      {
        title: 'Setup fee',
        price: claims.setupFee,
        terms: `for each adult over ${claims.feeAge}, due before service begins`,
        points: [
          'A case manager for your file',
          'We talk to landlords for you',
          'We match you with properties',
          'Help with each application',
        ],
        note: `What comes back: ${refundRule(site)}`,
      },
      {
        title: 'Placement fee',
        price: claims.placementFee,
        terms: `due within ${claims.placementDue} of approval or acceptance`,
        points: [
          'Also called the broker fee',
          'You owe it only after you are approved',
          'The same for any property you choose',
        ],
        note: `What comes back: ${afterApprovalRule}`,
      },
    ],
  }
}

export function listingBonus({ claims }: Site): Section {
  return {
    kind: 'prose',
    tone: 'sunk',
    heading: 'A free list of second-chance homes',
    paragraphs: [
      `Sign up online and our second-chance listings database is yours as a bonus. It is worth ${claims.listingsBonus}. You get it free.`,
      `If you order by phone, the database is ${claims.listingsBonus} extra.`,
    ],
  }
}

export function whatWePromise(site: Site): Section {
  const { claims } = site
  return {
    kind: 'prose',
    heading: 'What we promise, and what we cannot',
    paragraphs: [
      `Approval typically takes ${claims.approvalTime}. This is not guaranteed. The landlord decides.`,
      `Our standard support runs ${claims.supportTimeline}. If you have no home by then, we keep working on your case under our approval guarantee while you cooperate. No date is promised.`,
      'You may choose any property. It does not have to come from our list.',
      `We cannot work with Section 8 or vouchers.${exceptWhere(site)}`,
    ],
  }
}

export function fullServiceTotal(site: Site): Section {
  const { claims } = site
  return {
    kind: 'totalCost',
    fees: [
      {
        name: 'Setup fee',
        amount: `${claims.setupFee} per adult`,
        due: `Before service begins. Each adult over ${claims.feeAge} pays it.`,
        comesBack: refundRule(site),
      },
      {
        name: 'Placement (broker) fee',
        amount: claims.placementFee,
        due: `Within ${claims.placementDue} of approval or acceptance.`,
        comesBack: afterApprovalRule,
      },
      {
        name: 'Second-chance listings',
        amount: `free online, ${claims.listingsBonus} by phone`,
        due: 'When you order by phone. Online it is a bonus.',
        comesBack: refundRule(site),
      },
      protectionFee,
    ],
    note: `One adult who signs up online pays ${claims.fullServiceTotal} in all, plus the protection plan. Rent, and whatever else your lease asks for, goes to your landlord and is not in this list.`,
  }
}

export function fullServiceSchema(site: Site, name: string): SchemaThing {
  return serviceSchema(site, {
    name,
    serviceType: 'Rental approval service',
    offers: [
      { name: 'Setup fee per adult', price: 'setupFee' },
      { name: 'Placement fee after approval', price: 'placementFee' },
    ],
  })
}
