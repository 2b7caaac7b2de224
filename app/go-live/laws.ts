import type { Law } from './rule.ts'

const ecfr = (title: number, part: string): string => `https://www.ecfr.gov/current/title-${title}/${part}`
const uscode = (title: number, section: string): string =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`

/** The laws the rules name, each with a public place to read it. */
export const laws = {
  fakeReviews: {
    cite: '16 CFR 465.2, Rule on Consumer Reviews and Testimonials',
    href: ecfr(16, 'section-465.2'),
  },
  insiderReviews: {
    cite: '16 CFR 465.5, insider reviews and testimonials',
    href: ecfr(16, 'section-465.5'),
  },
  endorsements: {
    cite: '16 CFR part 255, Guides on Endorsements and Testimonials',
    href: ecfr(16, 'part-255'),
  },
  advanceFee: {
    cite: '16 CFR 310.4(a)(4), Telemarketing Sales Rule',
    href: ecfr(16, 'section-310.4'),
  },
  costsTold: {
    cite: '16 CFR 310.3(a)(1), Telemarketing Sales Rule',
    href: ecfr(16, 'section-310.3'),
  },
  guarantees: {
    cite: '16 CFR part 239, Guides for Advertising Warranties and Guarantees',
    href: ecfr(16, 'part-239'),
  },
  deception: { cite: '15 U.S.C. § 45(a), unfair or deceptive acts', href: uscode(15, '45') },
  substantiation: {
    cite: '15 U.S.C. § 45(a); FTC Policy Statement Regarding Advertising Substantiation',
    href: 'https://www.ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation',
  },
  creditRepair: {
    cite: '15 U.S.C. § 1679b, Credit Repair Organizations Act',
    href: uscode(15, '1679b'),
  },
  creditTerms: {
    cite: '12 CFR 1026.24(d), Truth in Lending (Regulation Z)',
    href: ecfr(12, 'section-1026.24'),
  },
  numberFraud: { cite: '42 U.S.C. § 408(a)(7), false numbers', href: uscode(42, '408') },
  fairHousing: { cite: '42 U.S.C. § 3604(c), Fair Housing Act', href: uscode(42, '3604') },
  fairHousingMark: {
    cite: '42 U.S.C. § 3604(c), Fair Housing Act; 24 CFR part 110, fair housing poster',
    href: ecfr(24, 'part-110'),
  },
  brokers: {
    cite: 'State license laws, such as Cal. Bus. & Prof. Code §§ 10131(b) and 10167 (brokers, rental listings)',
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=10131.',
  },
  safeguards: {
    cite: '16 CFR 314.4(c), FTC Safeguards Rule',
    href: ecfr(16, 'section-314.4'),
  },
} as const satisfies Record<string, Law>

/** What no law asks for, and visitors were told. */
export const ownPromise = (promise: string): Law => ({ cite: `Your own promise: ${promise}` })
export const ownCare = (care: string): Law => ({ cite: `Good practice: ${care}` })
