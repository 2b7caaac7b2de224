import { type Claims, isZero } from '../../../claims/claims.ts'
import { upperFirst } from '../../../platform/first-letter.ts'

/** `applications` is '4 applications', `denied` says after how many denials money comes back. */
export const words = {
  crumb: 'Corporate lease',
  title: (brand: string) => `Corporate Lease Program | ${brand}`,
  description: (claims: Claims, denied: string) =>
    `A lease in your own name for ${claims.corporateFee}, one time, plus a protection plan.${isZero(claims, 'corporateRefund') ? '' : ` A ${claims.refundAfterDenials} if you are ${denied}.`}`,
  /** For search engines. */
  offer: 'Corporate Lease Program, one time',
  enroll: 'Enroll Now',
  hero: {
    title: 'Your own name on the lease. One fee, paid once.',
    lead: (claims: Claims, applications: string, denied: string) =>
      `We send up to ${applications} to properties in our approved database.${isZero(claims, 'corporateRefund') ? '' : ` If you are ${denied}, you get a ${claims.refundAfterDenials}.`}`,
    applications: 'Applications',
    upTo: (count: string) => `up to ${count}`,
    deniedAt: (count: string) => `Denied at ${count}`,
  },
  why: {
    heading: 'Why choose this program',
    lease: {
      title: 'The lease is yours',
      text: 'It is in your own name. You are the renter, not a company and not a friend who signs for you.',
    },
    applications: {
      title: (applications: string) => `Up to ${applications}`,
      text: 'They go to properties in our approved database. One no is not the end.',
    },
    fee: { title: 'One fee', text: (claims: Claims) => `You pay us ${claims.corporateFee} one time.` },
    refund: {
      title: 'A refund if it fails',
      text: (claims: Claims, denied: string) =>
        `If you are ${denied}, you get a ${claims.refundAfterDenials}, and we keep working on your case.`,
    },
  },
  fee: {
    heading: 'The fee',
    paragraphs: (claims: Claims) => [
      `The program costs ${claims.corporateFee}. You pay it one time, upfront.`,
      'The renter-protection plan, which another company runs, is not in it.',
    ],
  },
  homes: {
    heading: 'What kind of home',
    text: 'We apply to properties in our approved database. Tell us what you look for: an apartment, a house, a condo or a townhome. Call to ask what we have where you want to live.',
  },
  short: {
    heading: 'In short',
    lead: 'This is what you pay us and what you get for it.',
    points: (claims: Claims, applications: string, denied: string) => [
      `One fee of ${claims.corporateFee}, paid one time`,
      'A lease in your own name',
      `Up to ${applications} to properties in our approved database`,
      ...(isZero(claims, 'corporateRefund') ? [] : [`A ${claims.refundAfterDenials} if you are ${denied}`]),
      isZero(claims, 'corporateRefund')
        ? `We keep working on your case if you are ${denied}`
        : 'We keep working on your case after that',
      'The renter-protection plan is required, and paid every month to the company that runs it',
    ],
  },
  total: {
    amount: (claims: Claims) => `${claims.corporateFee}, one time`,
    due: 'Upfront, before we start.',
    comesBack: (claims: Claims, denied: string, onlyIf: string) =>
      isZero(claims, 'corporateRefund')
        ? upperFirst(onlyIf)
        : `A ${claims.refundAfterDenials}, if you are ${denied}. Otherwise ${onlyIf}`,
    note: 'Payments made after approval are non-refundable. Rent, and whatever else your lease asks for, goes to your landlord and is not in this list. The program policy is linked at the foot of this page.',
  },
  guarantee: {
    heading: 'Our guarantee, in plain words',
    paragraphs: (claims: Claims, denied: string) => [
      isZero(claims, 'corporateRefund')
        ? `If you are ${denied}, we keep working on your case.`
        : `If you are ${denied}, you get a ${claims.refundAfterDenials}. Then we keep working on your case.`,
      `Our standard support runs ${claims.supportTimeline}. After that we go on under our approval guarantee while you cooperate.`,
      'We cannot promise a date, and no landlord has to say yes.',
    ],
  },
  stories: {
    heading: 'Success stories',
    lead: 'Made-up examples of how a case can go. Some cases are quick. Some are not.',
  },
  testimonials: 'What working with us can be like',
  closing: {
    heading: 'Ask us anything before you pay',
    lead: 'It is a lot of money. Call, ask every question you have, and sleep on it if you need to.',
  },
  form: {
    heading: 'Enroll Now',
    lead: 'Take your time. Call us with any question before you pay.',
    points: (claims: Claims, applications: string, denied: string) => [
      'A lease in your own name',
      `Up to ${applications}`,
      ...(isZero(claims, 'corporateRefund') ? [] : [`A ${claims.refundAfterDenials} if ${denied}`]),
    ],
  },
}
