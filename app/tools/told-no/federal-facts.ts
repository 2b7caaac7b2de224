/**
 * Everything /told-no and /letters say about federal law stands in this file, and nowhere else: what dates are computed
 * from, and below it the same in plain words. The browser needs only the first part.
 */
export const federalFacts = {
  notice: { citation: '15 U.S.C. § 1681m(a)' },
  noticeNames: { citation: '15 U.S.C. § 1681m(a)' },
  worseTerms: { citation: '15 U.S.C. §§ 1681a(k)(1)(B)(iv), 1681m(a)' },
  freeCopy: { citation: '15 U.S.C. § 1681j(b)', days: 60 },
  wholeFile: { citation: '15 U.S.C. § 1681g(a)', years: 1 },
  yearlyCopy: { citation: '15 U.S.C. § 1681j(a)', days: 15 },
  dispute: { citation: '15 U.S.C. § 1681i(a)(1)(A)', days: 30 },
  longerDispute: { citation: '15 U.S.C. §§ 1681i(a)(1)(B), 1681j(a)(3)', days: 45 },
  result: { citation: '15 U.S.C. § 1681i(a)(5)–(6)', businessDays: 5 },
  ownStatement: { citation: '15 U.S.C. § 1681i(b)–(c)' },
  tellOthers: { citation: '15 U.S.C. § 1681i(d)' },
  sevenYears: { citation: '15 U.S.C. § 1681c(a)(2), (4), (5), (c)(1)', years: 7 },
  bankruptcy: { citation: '15 U.S.C. § 1681c(a)(1)', years: 10 },
  convictions: { citation: '15 U.S.C. § 1681c(a)(2), (5)' },
  accuracy: { citation: '15 U.S.C. § 1681e(b)' },
  fairHousing: { citation: '42 U.S.C. §§ 3603, 3604, 3607' },
  complaint: { citation: '42 U.S.C. § 3610(a)(1)(A)(i)', years: 1 },
} satisfies Record<string, FederalFact>

type FederalFact = { citation: string; days?: number; businessDays?: number; years?: number }
export type FactId = keyof typeof federalFacts

/** The day all of them were last read against the law and a second source. */
const reviewed = '2026-11-16'

/** One rule in plain words, where its text can be read, and the day somebody last did. */
export const federalTexts: Record<FactId, { text: string; section: string; reviewed: string }> = {
  notice: {
    text: 'If a report played a part, the landlord must tell you. A letter, an e-mail or a call will do.',
    section: '15/1681m',
    reviewed,
  },
  noticeNames: {
    text: 'The notice must name the company that made the report, with its address and phone. It must say that you can get a free copy and can dispute what is wrong.',
    section: '15/1681m',
    reviewed,
  },
  worseTerms: {
    text: 'Did a report lead to more deposit, a co-signer or a higher rent? That counts like a no. You get the same notice.',
    section: '15/1681a',
    reviewed,
  },
  freeCopy: {
    text: 'For 60 days after you get the notice, your copy of the report is free.',
    section: '15/1681j',
    reviewed,
  },
  wholeFile: {
    text: 'The company must show you all that is in your file, where it came from, and who asked for it in the last year. It may leave out a score.',
    section: '15/1681g',
    reviewed,
  },
  yearlyCopy: {
    text: 'A company that keeps renter files across the country owes you one free copy every 12 months. It has 15 days to send it.',
    section: '15/1681j',
    reviewed,
  },
  dispute: {
    text: 'The company has 30 days to check what you dispute. They start when your letter gets there. The check is free.',
    section: '15/1681i',
    reviewed,
  },
  longerDispute: {
    text: 'It may take up to 45 days if you send more papers in that time. The same holds if you found the error in your free yearly copy.',
    section: '15/1681i',
    reviewed,
  },
  result: {
    text: 'It must write to you within five business days after the check. What is wrong, or cannot be proved, must be fixed or come out.',
    section: '15/1681i',
    reviewed,
  },
  ownStatement: {
    text: 'If it stays in, you may add a short note of your own to your file.',
    section: '15/1681i',
    reviewed,
  },
  tellOthers: {
    text: 'Once an entry comes out, ask the company to tell the landlord who got the old report. If that was not long ago, it must.',
    section: '15/1681i',
    reviewed,
  },
  sevenYears: {
    text: 'Most bad marks must leave a report after seven years. For a debt, the seven years start 180 days after you fell behind. A court case or a judgment may stay longer if your state gives more time to sue.',
    section: '15/1681c',
    reviewed,
  },
  bankruptcy: {
    text: 'A bankruptcy must leave after ten years.',
    section: '15/1681c',
    reviewed,
  },
  convictions: {
    text: 'This law sets no end for a criminal conviction. An arrest alone falls under the seven years.',
    section: '15/1681c',
    reviewed,
  },
  accuracy: {
    text: 'The company must take fair steps to make your report as correct as it can be.',
    section: '15/1681e',
    reviewed,
  },
  fairHousing: {
    text: 'A landlord may not turn you down over race, color, religion, sex, disability, where you come from, or because you have children. A few kinds of homes and owners are exempt.',
    section: '42/3604',
    reviewed,
  },
  complaint: {
    text: 'HUD takes a complaint for one year after it happened. It is free.',
    section: '42/3610',
    reviewed,
  },
}

export const factIds = Object.keys(federalTexts) as FactId[]

/** The oldest day on which any of them was read. */
export const federalReviewed = reviewed

/** Both take complaints free of charge. */
export const federalHelp = {
  hud: { name: 'HUD', phone: '1-800-669-9777', phoneHref: 'tel:+18006699777' },
  cfpb: { name: 'CFPB', phone: '1-855-411-2372', phoneHref: 'tel:+18554112372' },
} as const
