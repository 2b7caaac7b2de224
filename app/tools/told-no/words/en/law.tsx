import type { ReactNode } from 'react'

export const words = {
  heading: 'What the law says',
  lead: 'Federal law. It holds in every state.',
  /** `citation` is a link. */
  read: (citation: ReactNode, day: string) => (
    <>
      {citation}, read {day}
    </>
  ),
  facts: {
    notice: 'If a report played a part, the landlord must tell you. A letter, an e-mail or a call will do.',
    noticeNames:
      'The notice must name the company that made the report, with its address and phone. It must say that you can get a free copy and can dispute what is wrong.',
    worseTerms:
      'Did a report lead to more deposit, a co-signer or a higher rent? That counts like a no. You get the same notice.',
    freeCopy: 'For 60 days after you get the notice, your copy of the report is free.',
    wholeFile:
      'The company must show you all that is in your file, where it came from, and who asked for it in the last year. It may leave out a score.',
    yearlyCopy:
      'A company that keeps renter files across the country owes you one free copy every 12 months. It has 15 days to send it.',
    dispute:
      'The company has 30 days to check what you dispute. They start when your letter gets there. The check is free.',
    longerDispute:
      'It may take up to 45 days if you send more papers in that time. The same holds if you found the error in your free yearly copy.',
    result:
      'It must write to you within five business days after the check. What is wrong, or cannot be proved, must be fixed or come out.',
    ownStatement: 'If it stays in, you may add a short note of your own to your file.',
    tellOthers:
      'Once an entry comes out, ask the company to tell the landlord who got the old report. If that was not long ago, it must.',
    sevenYears:
      'Most bad marks must leave a report after seven years. For a debt, the seven years start 180 days after you fell behind. A court case or a judgment may stay longer if your state gives more time to sue.',
    bankruptcy: 'A bankruptcy must leave after ten years.',
    convictions:
      'This law sets no end for a criminal conviction. An arrest alone falls under the seven years.',
    accuracy: 'The company must take fair steps to make your report as correct as it can be.',
    fairHousing:
      'A landlord may not turn you down over race, color, religion, sex, disability, where you come from, or because you have children. A few kinds of homes and owners are exempt.',
    complaint:
      'HUD, the federal housing department, takes a complaint for one year after it happened. It is free.',
  },
}
