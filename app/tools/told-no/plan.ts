import type { Day } from '../../platform/calendar-day.ts'
import { longDay } from '../../platform/us-date.ts'
import type { LetterKind } from '../letters/letter.ts'
import type { Answers, Wrong } from './answers.ts'
import { complaintDay, disputeDays, freeCopyDays } from './deadlines.ts'
import { type FactId, federalHelp } from './federal-facts.ts'

/** A day, or words in its place where no day is known or none is set. */
export type When = { day: Day; note: string } | { words: string; note: string }

export type Step = {
  id: 'name' | 'report' | 'correct' | 'landlord' | 'fair-housing'
  when: When
  title: string
  text: string
  /** What the answer must hold. */
  answer?: string
  /** What to do when none comes. */
  ifNothing?: string
  facts: readonly FactId[]
  letter?: LetterKind
  /** Few need it: no number, and smaller. */
  isQuiet?: true
}

/** `today` is null where nobody knows the person’s day, as on the server: then every date is said in words. */
export function planFor(answers: Answers, today: Day | null): Step[] {
  const known = today && answers.toldOn && answers.toldOn <= today ? { toldOn: answers.toldOn, today } : null
  return [
    ...(needsName(answers) ? [nameStep(answers, today)] : []),
    reportStep(answers, known),
    correctStep(answers),
    landlordStep(answers),
    fairHousingStep(known),
  ]
}

type Known = { toldOn: Day; today: Day }

function needsName({ report, happened }: Pick<Answers, 'report' | 'happened'>) {
  return report === 'unnamed' || (report === '' && happened === 'silent')
}

function nameStep({ happened }: Answers, today: Day | null): Step {
  return {
    id: 'name',
    when: today
      ? { day: today, note: 'Ask today' }
      : { words: 'Today', note: 'The sooner you ask, the better' },
    title: 'Ask who made the report',
    text:
      happened === 'silent'
        ? 'Ask the landlord two things. Is it a no? Was a report used, and who made it?'
        : 'Ask the landlord if a report was used, and who made it.',
    answer: 'If a report played a part: the name, address and phone of the company that made it.',
    ifNothing: 'No answer in a week? Ask once more in writing and keep a copy. Legal aid can ask for you.',
    facts: ['notice', 'noticeNames'],
    letter: 'name',
  }
}

function reportStep({ report, happened }: Answers, known: Known | null): Step {
  const days = known && freeCopyDays(known.toldOn, known.today)
  const base = {
    id: 'report',
    title: report === 'none' ? 'See your file all the same' : 'Ask for the report they used',
    answer: 'All that is in your file, where it came from, and who asked for it in the last year.',
    ifNothing: `The law names no day for this copy. Nothing after 15 days? Write again. Then tell the ${federalHelp.cfpb.name}, a federal office. It is free: ${federalHelp.cfpb.phone}.`,
    letter: 'report',
  } as const
  if (report === 'none')
    return {
      ...base,
      when: { words: 'Any day', note: 'No deadline' },
      text: 'No report, no free copy for this no. But the next landlord may buy one. Ask a renter screening company for your free yearly copy, so you know what is in it.',
      ifNothing: `The yearly copy is due in 15 days. Nothing by then? Write again. Then tell the ${federalHelp.cfpb.name}, free: ${federalHelp.cfpb.phone}.`,
      facts: ['yearlyCopy', 'wholeFile'],
    }
  const facts: FactId[] = [
    'freeCopy',
    'wholeFile',
    ...(happened === 'terms' ? (['worseTerms'] as const) : []),
    ...(needsName({ report, happened }) ? [] : (['noticeNames'] as const)),
  ]
  if (days?.hasEnded)
    return {
      ...base,
      when: { words: 'Any day', note: `The 60 free days ended on ${longDay(days.last)}` },
      text: 'Ask all the same. You may still have your free yearly copy. If not, the company may ask for a fee.',
      facts: ['yearlyCopy', ...facts],
    }
  return {
    ...base,
    when: days
      ? { day: days.bestBy, note: `Best by this day. Free until ${longDay(days.last)}` }
      : { words: 'Within 60 days', note: 'of the day you got the notice' },
    text: 'Write to the company named in the notice. Ask for the whole file, not a summary. Send it so that you can prove the day.',
    facts,
  }
}

const errorWords: Record<Exclude<Wrong, 'nothing'>, string> = {
  notMine: 'An entry that is about somebody else.',
  dismissed: 'A case that was dismissed or that you won.',
  paid: 'A debt you paid, or a wrong amount.',
  old: 'An entry that is too old.',
}

function correctStep({ wrong, disputeArrived }: Answers): Step {
  if (wrong.includes('nothing'))
    return {
      id: 'correct',
      when: { words: 'Any day', note: 'No deadline' },
      title: 'Check how old each entry is',
      text: 'You say the report is right. Then look at the dates. What is too old must not be in it.',
      facts: ['sevenYears', 'bankruptcy', 'convictions'],
    }
  const found = wrong.filter((one) => one !== 'nothing')
  const look = found.length > 0 ? found : (['dismissed', 'notMine', 'paid', 'old'] as const)
  const listed = look.map((one) => errorWords[one]).join(' ')
  return {
    id: 'correct',
    when: disputeWhen(disputeArrived),
    title: 'Correct what is wrong',
    text:
      found.length > 0
        ? `${listed} Dispute it in writing, with a copy of a paper that proves it. Keep the originals.`
        : `Read each line. Look for these. ${listed} Dispute it in writing, with a copy of a paper that proves it.`,
    answer: 'The result in writing. What is wrong, or cannot be proved, must be fixed or come out.',
    ifNothing: `Nothing by that day? Write again, then tell the ${federalHelp.cfpb.name}: ${federalHelp.cfpb.phone}. It stays in? Add a note of your own, and call legal aid.`,
    facts: [
      'dispute',
      'longerDispute',
      'result',
      'tellOthers',
      'ownStatement',
      ...(found.includes('notMine') ? (['accuracy'] as const) : []),
      ...(found.length === 0 || found.includes('old')
        ? (['sevenYears', 'bankruptcy', 'convictions'] as const)
        : []),
    ],
    letter: found.length === 1 && found[0] === 'notMine' ? 'wrong-name' : 'dispute',
  }
}

function disputeWhen(arrived: Day | ''): When {
  if (!arrived) return { words: '30 days', note: 'from the day your letter gets there' }
  const { checked, longest, written } = disputeDays(arrived)
  return {
    day: checked,
    note: `Their check must be done. Look for a letter by ${longDay(written)}. It may take until ${longDay(longest)} if you send more papers`,
  }
}

function landlordStep({ happened, reason }: Answers): Step {
  const base = {
    id: 'landlord',
    when: { words: 'Any day', note: 'No deadline. No law makes them look again' },
    facts: [],
    letter: 'reconsider',
  } as const
  if (happened === 'terms')
    return {
      ...base,
      title: 'Ask for better terms, once',
      text: 'Short and calm: what is different now, and what you can offer. See below how big a deposit may be in your state. Then the next door. Do not wait for the first steps.',
    }
  const story: Partial<Record<Answers['reason'], string>> = {
    income: 'Show all you earn: pay, benefits, support. ',
    none: 'Ask what the reason was. ',
    record: 'Say only what is in the report. ',
  }
  return {
    ...base,
    title: 'Answer the landlord, once',
    text: `Short and calm: what happened, what is different now, what you offer. ${story[reason] ?? ''}Then the next door. Do not wait for the first steps.`,
  }
}

function fairHousingStep(known: Known | null): Step {
  const days = known && complaintDay(known.toldOn, known.today)
  const base = {
    id: 'fair-housing',
    title: 'Only if it was about who you are',
    facts: ['fairHousing', 'complaint'],
    isQuiet: true,
  } as const
  const who = 'Race, color, religion, sex, disability, children, where you come from.'
  if (days?.hasEnded)
    return {
      ...base,
      when: { words: 'Over', note: `The year ended on ${longDay(days.last)}` },
      text: `${who} HUD takes a complaint for one year. Legal aid can tell you if there is another way.`,
    }
  return {
    ...base,
    when: days ? { day: days.last, note: 'Last day' } : { words: 'Within a year', note: 'of the no' },
    text: `${who} HUD takes a complaint for one year. It is free: ${federalHelp.hud.phone}.`,
  }
}
