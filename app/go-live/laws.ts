import { lawWords } from './law-words.ts'
import type { Law } from './rule.ts'

const words = lawWords.en

const ecfr = (title: number, part: string): string => `https://www.ecfr.gov/current/title-${title}/${part}`
const uscode = (title: number, section: string): string =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`

/** The laws the rules name, each with a public place to read it. */
export const laws = {
  fakeReviews: {
    cite: words.fakeReviews,
    href: ecfr(16, 'section-465.2'),
  },
  insiderReviews: {
    cite: words.insiderReviews,
    href: ecfr(16, 'section-465.5'),
  },
  endorsements: {
    cite: words.endorsements,
    href: ecfr(16, 'part-255'),
  },
  advanceFee: {
    cite: words.advanceFee,
    href: ecfr(16, 'section-310.4'),
  },
  costsTold: {
    cite: words.costsTold,
    href: ecfr(16, 'section-310.3'),
  },
  guarantees: {
    cite: words.guarantees,
    href: ecfr(16, 'part-239'),
  },
  deception: { cite: words.deception, href: uscode(15, '45') },
  substantiation: {
    cite: words.substantiation,
    href: 'https://www.ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation',
  },
  creditRepair: {
    cite: words.creditRepair,
    href: uscode(15, '1679b'),
  },
  creditTerms: {
    cite: words.creditTerms,
    href: ecfr(12, 'section-1026.24'),
  },
  numberFraud: { cite: words.numberFraud, href: uscode(42, '408') },
  fairHousing: { cite: words.fairHousing, href: uscode(42, '3604') },
  fairHousingMark: {
    cite: words.fairHousingMark,
    href: ecfr(24, 'part-110'),
  },
  postalAddress: { cite: words.postalAddress, href: uscode(15, '7704') },
  privacyPolicy: {
    cite: words.privacyPolicy,
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22575.',
  },
  brokers: {
    cite: words.brokers,
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=10131.',
  },
  safeguards: {
    cite: words.safeguards,
    href: ecfr(16, 'section-314.4'),
  },
} as const satisfies Record<string, Law>

/** What no law asks for, and visitors were told. */
export const ownPromise = (promise: string): Law => ({ cite: words.ownPromise(promise) })
export const ownCare = (care: string): Law => ({ cite: words.ownCare(care) })
