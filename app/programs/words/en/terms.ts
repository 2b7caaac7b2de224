import { type Claims, isZero } from '../../../claims/claims.ts'

/** Three pages sell the full-service program in these words. */
const fullService = {
  signUp: 'Sign up online',
  fees: {
    heading: 'Two fees to us, and when they are due',
    /** Where there is no setup fee. */
    one: {
      heading: 'One fee to us, and when it is due',
      lead: 'You pay it after a landlord says yes. The protection plan is paid to another company.',
      terms: 'no setup fee',
    },
    lead: 'One before we start. One after a landlord says yes. The protection plan is paid to another company.',
    comesBack: (rule: string) => `What comes back: ${rule}`,
    setup: {
      title: 'Setup fee',
      terms: (claims: Claims) => `for each adult over ${claims.feeAge}, due before service begins`,
      points: [
        'A case manager for your file',
        'We talk to landlords for you',
        'We match you with properties',
        'Help with each application',
      ],
    },
    placement: {
      title: 'Placement fee',
      terms: (claims: Claims) => `due within ${claims.placementDue} of approval or acceptance`,
      points: [
        'Also called the broker fee',
        'You owe it only after you are approved',
        'The same for any property you choose',
      ],
    },
  },
  listings: {
    heading: 'A free list of second-chance homes',
    paragraphs: (claims: Claims) => [
      isZero(claims, 'listingsBonus')
        ? 'Our second-chance listings database is yours as a bonus. You get it free.'
        : `Sign up online and our second-chance listings database is yours as a bonus. It is worth ${claims.listingsBonus}. You get it free.`,
      ...(isZero(claims, 'listingsBonus')
        ? []
        : [`If you order by phone, the database is ${claims.listingsBonus} extra.`]),
    ],
  },
  promise: {
    heading: 'What we promise, and what we cannot',
    paragraphs: (claims: Claims) => [
      `Approval typically takes ${claims.approvalTime}. This is not guaranteed. The landlord decides.`,
      `Our standard support runs ${claims.supportTimeline}. If you have no home by then, we keep working on your case under our approval guarantee while you cooperate. No date is promised.`,
      'You may choose any property. It does not have to come from our list.',
    ],
  },
  total: {
    setup: {
      name: 'Setup fee',
      amount: (claims: Claims) => `${claims.setupFee} per adult`,
      due: (claims: Claims) => `Before service begins. Each adult over ${claims.feeAge} pays it.`,
    },
    placement: {
      name: 'Placement (broker) fee',
      due: (claims: Claims) => `Within ${claims.placementDue} of approval or acceptance.`,
    },
    listings: {
      name: 'Second-chance listings',
      amount: (claims: Claims) => `free online, ${claims.listingsBonus} by phone`,
      due: 'When you order by phone. Online it is a bonus.',
    },
    note: (claims: Claims) =>
      `One adult who signs up online pays ${claims.fullServiceTotal} in all, plus the protection plan. Rent, and whatever else your lease asks for, goes to your landlord and is not in this list.`,
  },
  offers: { setup: 'Setup fee per adult', placement: 'Placement fee after approval' },
  /** What a step on the way to approval costs or takes. */
  stepFacts: {
    signUp: (claims: Claims) =>
      isZero(claims, 'setupFee') ? 'No setup fee' : `${claims.setupFee} per adult, before service begins`,
    anyProperty: 'Any property allowed',
    time: (claims: Claims) => `Typically ${claims.approvalTime}, not guaranteed`,
    approved: (claims: Claims) => `${claims.placementFee}, due within ${claims.placementDue}`,
  },
}

const protection = {
  heading: 'A renter-protection plan is required',
  comesBack: 'We do not get this money, so we cannot return it. Ask that company about its rules.',
}

const performance = {
  terms: 'upfront; the fee comes after approval',
  protectionRequired: 'You must have the renter-protection plan.',
  joinOnline: 'Apply online',
  joinByPhone: (phone: string) => `Join by phone: ${phone}`,
  joinByMail: 'Join by e-mail',
  instead: 'A fee after approval instead',
}

export const words = {
  fullService,
  protection,
  performance,
  noVouchers: 'We cannot work with Section 8 or vouchers.',
  /** For search engines. */
  serviceType: 'Rental approval service',
}
