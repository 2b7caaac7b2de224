export const words = {
  fakeReviews: '16 CFR 465.2, Rule on Consumer Reviews and Testimonials',
  insiderReviews: '16 CFR 465.5, insider reviews and testimonials',
  endorsements: '16 CFR part 255, Guides on Endorsements and Testimonials',
  advanceFee: '16 CFR 310.4(a)(4), Telemarketing Sales Rule',
  costsTold: '16 CFR 310.3(a)(1), Telemarketing Sales Rule',
  guarantees: '16 CFR part 239, Guides for Advertising Warranties and Guarantees',
  deception: '15 U.S.C. § 45(a), unfair or deceptive acts',
  substantiation: '15 U.S.C. § 45(a); FTC Policy Statement Regarding Advertising Substantiation',
  creditRepair: '15 U.S.C. § 1679b, Credit Repair Organizations Act',
  creditTerms: '12 CFR 1026.24(d), Truth in Lending (Regulation Z)',
  numberFraud: '42 U.S.C. § 408(a)(7), false numbers',
  fairHousing: '42 U.S.C. § 3604(c), Fair Housing Act',
  fairHousingMark: '42 U.S.C. § 3604(c), Fair Housing Act; 24 CFR part 110, fair housing poster',
  postalAddress: '15 U.S.C. § 7704(a)(5), CAN-SPAM Act',
  privacyPolicy: 'Cal. Bus. & Prof. Code § 22575, online privacy policy',
  brokers:
    'State license laws, such as Cal. Bus. & Prof. Code §§ 10131(b) and 10167 (brokers, rental listings)',
  safeguards: '16 CFR 314.4(c), FTC Safeguards Rule',
  /** What no law asks for. */
  ownPromise: (promise: string) => `Your own promise: ${promise}`,
  ownCare: (care: string) => `Good practice: ${care}`,
}
