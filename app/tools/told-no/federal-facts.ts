/**
 * What /told-no and /letters compute dates from, and what they cite. The same in plain words stands in words/en/law.tsx
 * and its translations, and nowhere else; the browser does not need them.
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
export const federalReviewed = '2026-11-16'

/** Where the text of each can be read: title and section of the United States Code. */
export const federalSections: Record<FactId, string> = {
  notice: '15/1681m',
  noticeNames: '15/1681m',
  worseTerms: '15/1681a',
  freeCopy: '15/1681j',
  wholeFile: '15/1681g',
  yearlyCopy: '15/1681j',
  dispute: '15/1681i',
  longerDispute: '15/1681i',
  result: '15/1681i',
  ownStatement: '15/1681i',
  tellOthers: '15/1681i',
  sevenYears: '15/1681c',
  bankruptcy: '15/1681c',
  convictions: '15/1681c',
  accuracy: '15/1681e',
  fairHousing: '42/3604',
  complaint: '42/3610',
}

export const factIds = Object.keys(federalSections) as FactId[]

/** Both take complaints free of charge. */
export const federalHelp = {
  hud: { name: 'HUD', phone: '1-800-669-9777', phoneHref: 'tel:+18006699777' },
  cfpb: { name: 'CFPB', phone: '1-855-411-2372', phoneHref: 'tel:+18554112372' },
} as const
