import type { Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import type { LetterKind } from '../letters/letter.ts'
import type { Answers } from './answers.ts'
import { checkDays, complaintDay, disputeDays, freeCopyDays } from './deadlines.ts'
import { type FactId, federalHelp } from './federal-facts.ts'
import { planWords } from './plan-words.ts'

/** A day, or words in its place where no day is known or none is set. */
export type When = { day: Day; note: string } | { words: string; note: string }

export type Step = {
  id: 'name' | 'report' | 'correct' | 'landlord' | 'fair-housing'
  when: When
  /** Its last day, under a name that is understood in a calendar, where nothing stands beside it. */
  lastDay?: { day: Day; title: string } | undefined
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
export function planFor(picked: Answers, today: Day | null, language: Language = 'en'): Step[] {
  // A letter cannot have arrived after today.
  const isAhead = today && picked.disputeArrived > today
  const answers: Answers = isAhead ? { ...picked, disputeArrived: '' } : picked
  const known = today && answers.toldOn && answers.toldOn <= today ? { toldOn: answers.toldOn, today } : null
  const say: Say = { words: planWords[language], day: (day) => longDay(day, language) }
  return [
    ...(isReportRight(answers) ? [] : stepsToReport(answers, today, known, say)),
    correctStep(answers, known, say),
    landlordStep(answers, say),
    fairHousingStep(known, say),
  ]
}

/** Whoever says that the report is right has it, and disputes nothing. */
export function isReportRight({ wrong }: Pick<Answers, 'wrong'>) {
  return wrong.includes('nothing')
}

function stepsToReport(answers: Answers, today: Day | null, known: Known | null, say: Say): Step[] {
  const report = reportStep(answers, known, say)
  return needsName(answers) ? [nameStep(answers, today, say), report] : [report]
}

type Known = { toldOn: Day; today: Day }
type Say = { words: (typeof planWords)[Language]; day: (day: Day) => string }

const { cfpb, hud } = federalHelp

/** No notice with a name came: the 60 free days, which run from that notice, have not begun. */
export function needsName({ report, happened }: Pick<Answers, 'report' | 'happened'>) {
  return report === 'unnamed' || (report === '' && happened === 'silent')
}

function nameStep({ happened }: Answers, today: Day | null, { words }: Say): Step {
  const { askToday, today: now, sooner, title, text, silent, answer, ifNothing } = words.name
  return {
    id: 'name',
    when: today ? { day: today, note: askToday } : { words: now, note: sooner },
    title,
    text: happened === 'silent' ? silent : text,
    answer,
    ifNothing,
    facts: ['notice', 'noticeNames'],
    letter: 'name',
  }
}

function reportStep({ report, happened }: Answers, known: Known | null, { words, day }: Say): Step {
  const noName = needsName({ report, happened })
  const days = known && !noName ? freeCopyDays(known.toldOn, known.today) : null
  const { title, text, answer, ifNothing, within, ofNotice, bestBy, ended, late, own, lastFree } =
    words.report
  const base = { id: 'report', answer, letter: 'report' } as const
  if (report === 'none')
    return {
      ...base,
      when: { words: words.anyDay, note: words.noDeadline },
      title: own.title,
      text: own.text,
      ifNothing: own.ifNothing(cfpb.name, cfpb.phone),
      facts: ['yearlyCopy', 'wholeFile'],
    }
  const facts: FactId[] = [
    'freeCopy',
    'wholeFile',
    ...(happened === 'terms' ? (['worseTerms'] as const) : []),
    ...(noName ? [] : (['noticeNames'] as const)),
  ]
  if (days?.hasEnded)
    return {
      ...base,
      when: { words: words.anyDay, note: ended(day(days.last)) },
      title,
      text: late,
      ifNothing: own.ifNothing(cfpb.name, cfpb.phone),
      facts: ['yearlyCopy', ...facts],
    }
  return {
    ...base,
    when: days ? { day: days.bestBy, note: bestBy(day(days.last)) } : { words: within, note: ofNotice },
    lastDay: days ? { day: days.last, title: lastFree } : undefined,
    title,
    text,
    ifNothing: ifNothing(cfpb.name, cfpb.phone),
    facts,
  }
}

function correctStep(answers: Answers, known: Known | null, say: Say): Step {
  const { wrong, disputeArrived } = answers
  const { anyDay, noDeadline, correct } = say.words
  if (isReportRight({ wrong }))
    return {
      id: 'correct',
      when: { words: anyDay, note: noDeadline },
      ...correct.isRight,
      facts: ['sevenYears', 'bankruptcy', 'convictions'],
    }
  const found = wrong.filter((one) => one !== 'nothing')
  const look = found.length > 0 ? found : (['dismissed', 'notMine', 'paid', 'old'] as const)
  const listed = look.map((one) => correct.errors[one]).join(' ')
  return {
    id: 'correct',
    when: disputeWhen(disputeArrived, copyOf(answers, known), say),
    title: correct.title,
    text: found.length > 0 ? correct.found(listed) : correct.look(listed),
    answer: correct.answer,
    ifNothing: correct.ifNothing(cfpb.name, cfpb.phone),
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

/** Which copy the error was found in. Once the free days are over it may be the yearly one, or one that was paid for. */
type Copy = 'own' | 'perhaps-yearly' | 'yearly'

function copyOf({ report, happened, disputeArrived }: Answers, known: Known | null): Copy {
  if (report === 'none') return 'yearly'
  if (!known || needsName({ report, happened })) return 'own'
  return freeCopyDays(known.toldOn, disputeArrived || known.today).hasEnded ? 'perhaps-yearly' : 'own'
}

function disputeWhen(arrived: Day | '', copy: Copy, { words: { correct }, day }: Say): When {
  const isYearly = copy === 'yearly'
  if (!arrived) {
    const words = correct.days(checkDays(isYearly))
    return { words, note: copy === 'perhaps-yearly' ? correct.fromArrivalOrLonger : correct.fromArrival }
  }
  const { checked, longest, written } = disputeDays(arrived, isYearly)
  const note = correct.checked(day(written))
  const longer = copy === 'perhaps-yearly' ? correct.morePapersOrYearly : correct.morePapers
  return { day: checked, note: isYearly ? note : `${note}. ${longer(day(longest))}` }
}

function landlordStep({ happened, reason }: Answers, { words }: Say): Step {
  const { note, terms, title, text, advice } = words.landlord
  const base = {
    id: 'landlord',
    when: { words: words.anyDay, note },
    facts: [],
    letter: 'reconsider',
  } as const
  if (happened === 'terms') return { ...base, ...terms }
  const own: Partial<Record<Answers['reason'], string>> = advice
  return { ...base, title, text: text(own[reason] ?? '') }
}

function fairHousingStep(known: Known | null, { words, day }: Say): Step {
  const days = known && complaintDay(known.toldOn, known.today)
  const { title, over, ended, late, lastDay, lastComplaint, within, ofNo, text } = words.fairHousing
  const base = { id: 'fair-housing', title, facts: ['fairHousing', 'complaint'], isQuiet: true } as const
  if (days?.hasEnded) return { ...base, when: { words: over, note: ended(day(days.last)) }, text: late }
  return {
    ...base,
    when: days ? { day: days.last, note: lastDay } : { words: within, note: ofNo },
    lastDay: days ? { day: days.last, title: lastComplaint(hud.phone) } : undefined,
    text: text(hud.phone),
  }
}
