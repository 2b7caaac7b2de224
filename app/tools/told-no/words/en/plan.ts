import { withArticle } from '../../../../platform/us-states.ts'
import type { Answers, Wrong } from '../../answers.ts'

type Reason = Exclude<Answers['reason'], ''>

const name = {
  today: 'Today',
  sooner: 'The sooner you ask, the better',
  askToday: 'Ask today',
  title: 'Ask who made the report',
  silent: 'Ask the landlord two things. Is it a no? Was a report used, and who made it?',
  text: 'Ask the landlord if a report was used, and who made it.',
  answer: 'If a report played a part: the name, address and phone of the company that made it.',
  ifNothing: 'No answer in a week? Ask once more in writing and keep a copy. Legal aid can ask for you.',
}

const report = {
  title: 'Ask for the report they used',
  text: 'Write to the company named in the notice. Ask for the whole file, not a summary. Send it so that you can prove the day.',
  answer: 'All that is in your file, where it came from, and who asked for it in the last year.',
  ifNothing: (office: string, phone: string) =>
    `The law names no day for this copy. Nothing after 15 days? Write again. Then tell the ${office}, a federal office. It is free: ${phone}.`,
  within: 'Within 60 days',
  ofNotice: 'of the day you got the notice',
  bestBy: (last: string) => `Best by this day. Free until ${last}`,
  lastFree: 'Last day for the free report',
  ended: (last: string) => `The 60 free days ended on ${last}`,
  late: 'Ask all the same. You may still have your free yearly copy. If not, the company may ask for a fee.',
  own: {
    title: 'See your file all the same',
    text: 'No report, no free copy for this no. But the next landlord may buy one. Ask a renter screening company for your free yearly copy, so you know what is in it.',
    ifNothing: (office: string, phone: string) =>
      `The yearly copy is due in 15 days. Nothing by then? Write again. Then tell the ${office}, free: ${phone}.`,
  },
}

const errors: Record<Exclude<Wrong, 'nothing'>, string> = {
  notMine: 'An entry that is about somebody else.',
  dismissed: 'A case that was dismissed or that you won.',
  paid: 'A debt you paid, or a wrong amount.',
  old: 'An entry that is too old.',
}

const correct = {
  title: 'Correct what is wrong',
  errors,
  found: (errorList: string) =>
    `${errorList} Dispute it in writing, with a copy of a paper that proves it. Keep the originals.`,
  look: (errorList: string) =>
    `Read each line. Look for these. ${errorList} Dispute it in writing, with a copy of a paper that proves it.`,
  answer: 'The result in writing. What is wrong, or cannot be proved, must be fixed or come out.',
  ifNothing: (office: string, phone: string) =>
    `Nothing by that day? Write again, then tell the ${office}: ${phone}. It stays in? Add a note of your own, and call legal aid.`,
  days: (count: number) => `${count} days`,
  fromArrival: 'from the day your letter gets there',
  fromArrivalOrLonger: 'from the day your letter gets there. 45 if the report was your free yearly copy',
  checked: (written: string) => `Their check must be done. Look for a letter by ${written}`,
  morePapers: (longest: string) => `It may take until ${longest} if you send more papers`,
  morePapersOrYearly: (longest: string) =>
    `It may take until ${longest} if you send more papers, or if the report was your free yearly copy`,
  isRight: {
    title: 'Check how old each entry is',
    text: 'You say the report is right. Then look at the dates. What is too old must not be in it.',
  },
}

const landlord = {
  note: 'No deadline. No law makes them look again',
  terms: {
    title: 'Ask for better terms, once',
    text: 'Short and calm: what is different now, and what you can offer. See below how big a deposit may be in your state. Then the next door. Do not wait for the first steps.',
  },
  title: 'Answer the landlord, once',
  /** `advice` for the reason that was given, or nothing. */
  text: (advice: string) =>
    `Short and calm: what happened, what is different now, what you offer. ${advice && `${advice} `}Then the next door. Do not wait for the first steps.`,
  advice: {
    income: 'Show all you earn: pay, benefits, support.',
    none: 'Ask what the reason was.',
    record: 'Say only what is in the report.',
  },
}

const who = 'Race, color, religion, sex, disability, children, where you come from.'

const fairHousing = {
  title: 'Only if it was about who you are',
  over: 'Over',
  ended: (last: string) => `The year ended on ${last}`,
  late: `${who} HUD, the federal housing department, takes a complaint for one year. Legal aid can tell you if there is another way.`,
  lastDay: 'Last day',
  lastComplaint: (phone: string) => `Last day for a fair housing complaint to HUD, ${phone}`,
  within: 'Within a year',
  ofNo: 'of the no',
  text: (phone: string) =>
    `${who} HUD, the federal housing department, takes a complaint for one year. It is free: ${phone}.`,
}

const reasons: Record<Reason, string> = {
  credit: 'for credit',
  eviction: 'for an eviction',
  lease: 'for a broken lease',
  record: 'for a record',
  income: 'for income',
  none: 'without a reason',
}
const reports: Record<Exclude<Answers['report'], ''>, string> = {
  named: 'with a screening company named',
  unnamed: 'with no screening company named',
  none: 'with no report used',
}
const openings: Record<Answers['happened'], string> = {
  '': 'Told no',
  refused: 'Told no',
  terms: 'Asked for more',
  silent: 'No clear answer',
}

export const words = {
  anyDay: 'Any day',
  noDeadline: 'No deadline',
  name,
  report,
  correct,
  landlord,
  fairHousing,
  summary: {
    general: 'This is the general plan. Pick your answers and it gets dates.',
    openings,
    on: (day: string) => `on ${day}`,
    inState: (state: string) => `in ${withArticle(state)}`,
    reasons,
    reports,
    /** What is known, from the opening on. */
    sentence: (parts: readonly string[]) => `${parts.join(', ').replace(',', '')}.`,
  },
  track: {
    kept: 'Kept the no: the letter, the mail, or the date of the call',
    company: 'Found the name and address of the screening company',
    asked: 'Asked for my report',
    askedBy: (last: string) => `Asked for my report by ${last}`,
    read: 'Read the report line by line, with a pen',
    disputed: 'Wrote about what is wrong, with copies; kept the originals',
    landlord: 'Wrote to the landlord, once',
    aid: 'Called legal aid if a court case is in the report',
  },
}
