import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../../platform/calendar-day.ts'
import { type Answers, noAnswers, parseAnswers, pickWrong, reasons, wrongs } from './answers.ts'
import { calendarOf } from './calendar.ts'
import { complaintDay, disputeDays, freeCopyDays } from './deadlines.ts'
import { factIds, federalFacts, federalReviewed, federalSections } from './federal-facts.ts'
import { federalWords } from './federal-words.ts'
import { lettersFor, startOf } from './letters-for.ts'
import { planFor } from './plan.ts'
import { summaryOf } from './summary.ts'
import { trackList } from './track-list.ts'

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day)

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  happened: fc.constantFrom('', 'refused', 'terms', 'silent'),
  toldOn: fc.oneof(fc.constant('' as const), days),
  state: fc.constantFrom('', 'TX', 'DC'),
  report: fc.constantFrom('', 'named', 'unnamed', 'none'),
  reason: fc.constantFrom('', ...reasons),
  wrong: fc.subarray([...wrongs]),
  disputeArrived: fc.oneof(fc.constant('' as const), days),
  ticked: fc.constant([]),
})

const asked = (some: Partial<Answers>, today: Day | null = '2026-11-16') =>
  planFor({ ...noAnswers, ...some }, today)
const step = (some: Partial<Answers>, id: string, today: Day | null = '2026-11-16') =>
  asked(some, today).find((one) => one.id === id)

test('the free copy ends 60 days after the no, and one asks within a week', () => {
  expect(step({ toldOn: '2026-11-12', report: 'named' }, 'report')?.when).toEqual({
    day: '2026-11-23',
    note: 'Best by this day. Free until January 11, 2027',
  })
})

test('a day to ask by lies between today and the last free day, whenever there still is one', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), (toldOn, later) => {
      const today = addDays(toldOn, later)
      const { last, hasEnded, bestBy } = freeCopyDays(toldOn, today)
      expect(last).toBe(addDays(toldOn, 60))
      expect(hasEnded).toBe(later > 60)
      if (!hasEnded) expect(bestBy >= today && bestBy <= last).toBe(true)
    }),
  )
})

test('no step has a deadline that is over, but for the answer to a letter of long ago', () => {
  fc.assert(
    fc.property(anyAnswers, days, (answers, today) => {
      for (const { id, when } of planFor(answers, today))
        if ('day' in when && id !== 'correct') expect(when.day >= today).toBe(true)
    }),
  )
})

test('a day that is still to come makes no dates', () => {
  const steps = asked({ toldOn: '2026-11-17', report: 'named' })
  expect(steps.filter(({ when }) => 'day' in when)).toEqual([])
})

test('on the server, where nobody knows the day, every deadline is said in words', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { disputeArrived: _, ...rest } = answers
      for (const { when } of planFor({ ...noAnswers, ...rest }, null)) expect('words' in when).toBe(true)
    }),
  )
  expect(asked({}, null).map(({ when }) => 'words' in when && `${when.words} ${when.note}`)).toEqual([
    'Within 60 days of the day you got the notice',
    '30 days from the day your letter gets there',
    'Any day No deadline. No law makes them look again',
    'Within a year of the no',
  ])
})

test('when the 60 days are over the plan says so and names the yearly copy', () => {
  const late = step({ toldOn: '2026-08-01', report: 'named' }, 'report')
  expect(late?.when).toEqual({ words: 'Any day', note: 'The 60 free days ended on September 30, 2026' })
  expect(late?.facts).toContain('yearlyCopy')
  expect(late?.ifNothing).toContain('The yearly copy is due in 15 days.')
  expect(late?.ifNothing).not.toContain('no day')
})

test('without a name the first step is to ask for it, today', () => {
  const [first] = asked({ report: 'unnamed' })
  expect(first).toMatchObject({ id: 'name', letter: 'name', when: { day: '2026-11-16' } })
  expect(asked({ report: 'named' }).map(({ id }) => id)).not.toContain('name')
})

test.each<[string, Partial<Answers>]>([
  ['no company was named', { happened: 'refused', report: 'unnamed' }],
  ['no answer came', { happened: 'silent' }],
])('where %s no notice came, and the 60 free days have not begun', (_, some) => {
  for (const toldOn of ['2026-09-01', '2026-11-12'] as const) {
    const answers = { ...some, toldOn }
    const report = step(answers, 'report')
    expect(report?.when).toEqual({ words: 'Within 60 days', note: 'of the day you got the notice' })
    expect(report?.text).not.toContain('fee')
    expect(report?.facts).not.toContain('yearlyCopy')
    const letter = startOf('report', { ...noAnswers, ...answers }, asked(answers))
    expect(letter.picked.why).toEqual(['refused'])
    const ticks = trackList({ ...noAnswers, ...answers }, '2026-11-16').map(({ text }) => text)
    expect(ticks).toContain('Asked for my report')
  }
})

test('where no report was used nobody is told that a copy is free for 60 days', () => {
  const own = step({ report: 'none', toldOn: '2026-11-12' }, 'report')
  expect(own?.facts).not.toContain('freeCopy')
  expect(JSON.stringify(own)).not.toContain('60')
})

test('a check ends 30 days after the letter got there, at the latest after 45; its letter takes five working days', () => {
  expect(disputeDays('2026-12-07', false)).toEqual({
    checked: '2027-01-06',
    longest: '2027-01-21',
    written: '2027-01-13',
  })
})

test('where no report was used an error is found in the yearly copy, and its check may take 45 days', () => {
  const some: Partial<Answers> = { report: 'none' }
  expect(step(some, 'correct')?.when).toMatchObject({ words: '45 days' })
  expect(step({ ...some, disputeArrived: '2026-11-10' }, 'correct')?.when).toEqual({
    day: '2026-12-25',
    note: 'Their check must be done. Look for a letter by January 1, 2027',
  })
})

test('once the 60 free days are over a check still takes 30 days, and 45 only after the yearly copy', () => {
  const some: Partial<Answers> = {
    happened: 'refused',
    toldOn: '2026-08-20',
    report: 'named',
    wrong: ['paid'],
  }
  expect(step(some, 'correct')?.when).toEqual({
    words: '30 days',
    note: 'from the day your letter gets there. 45 if the report was your free yearly copy',
  })
  expect(step({ ...some, disputeArrived: '2026-10-25' }, 'correct')?.when).toEqual({
    day: '2026-11-24',
    note: 'Their check must be done. Look for a letter by December 1, 2026. It may take until December 9, 2026 if you send more papers, or if the report was your free yearly copy',
  })
})

test('where no company was named the yearly copy is not spoken of', () => {
  const some: Partial<Answers> = { toldOn: '2026-08-20', report: 'unnamed' }
  expect(step(some, 'correct')?.when).toEqual({
    words: '30 days',
    note: 'from the day your letter gets there',
  })
})

test('a letter that got there within the 60 free days has its answer after 30, also when they are over', () => {
  const some: Partial<Answers> = { report: 'named', toldOn: '2026-08-01', disputeArrived: '2026-09-30' }
  expect(step(some, 'correct')?.when).toMatchObject({ day: '2026-10-30' })
})

test('HUD takes a complaint until the same day of the next year', () => {
  expect(complaintDay('2026-11-12', '2026-11-16')).toEqual({ last: '2027-11-12', hasEnded: false })
  expect(complaintDay('2028-02-29', '2028-03-01').last).toBe('2029-02-28')
  expect(step({ toldOn: '2025-11-15' }, 'fair-housing')?.when).toEqual({
    words: 'Over',
    note: 'The year ended on November 15, 2026',
  })
})

test('an entry about somebody else has a letter of its own, and who finds nothing wrong disputes nothing', () => {
  expect(step({ wrong: ['notMine'] }, 'correct')?.letter).toBe('wrong-name')
  expect(step({ wrong: ['notMine', 'old'] }, 'correct')?.letter).toBe('dispute')
  expect(step({ wrong: ['nothing'] }, 'correct')?.letter).toBeUndefined()
})

test('who has read the report and finds it right neither asks for it nor writes about it', () => {
  const right: Partial<Answers> = { toldOn: '2026-11-12', report: 'unnamed', wrong: ['nothing'] }
  expect(asked(right).map(({ id }) => id)).toEqual(['correct', 'landlord', 'fair-housing'])
  expect(lettersFor({ ...noAnswers, ...right }, asked(right))).toEqual(['reconsider'])
  const items = trackList({ ...noAnswers, ...right }, '2026-11-16')
  expect(items.map(({ id }) => id)).toEqual(['kept', 'landlord', 'aid'])
})

test('finding nothing wrong and finding an error exclude each other', () => {
  expect(pickWrong(['old', 'paid'], 'nothing', true)).toEqual(['nothing'])
  expect(pickWrong(['nothing'], 'old', true)).toEqual(['old'])
  expect(pickWrong(['old', 'paid'], 'old', false)).toEqual(['paid'])
})

test('the letter that explains the reason is among those of the plan', () => {
  const letters = (reason: Answers['reason']) => lettersFor({ ...noAnswers, reason }, asked({ reason }))
  expect(letters('eviction')).toEqual(['report', 'dispute', 'reconsider', 'eviction'])
  expect(letters('income')).toEqual(['report', 'dispute', 'reconsider'])
})

test('the letter for the report asks under a right that still runs', () => {
  const why = (some: Partial<Answers>) => startOf('report', { ...noAnswers, ...some }, asked(some)).picked.why
  expect(why({ toldOn: '2026-11-12' })).toEqual(['refused'])
  expect(why({ toldOn: '2026-11-12', happened: 'terms' })).toEqual(['terms'])
  expect(why({ toldOn: '2024-01-10' })).toEqual(['yearly'])
  expect(why({ toldOn: '2024-01-10', happened: 'terms' })).toEqual(['yearly'])
  expect(why({ report: 'none' })).toEqual(['yearly'])
})

test('letters to the landlord begin with what was heard', () => {
  const heard = (kind: 'name' | 'reconsider', happened: Answers['happened']) =>
    startOf(kind, { ...noAnswers, happened }, []).picked.heard
  for (const kind of ['name', 'reconsider'] as const)
    expect((['', 'refused', 'terms', 'silent'] as const).map((one) => heard(kind, one))).toEqual([
      ['no'],
      ['no'],
      ['terms'],
      ['silent'],
    ])
})

test('a letter about an error says of it what was picked, and nothing where nothing was', () => {
  const wrongIn = (wrong: Answers['wrong']) => startOf('dispute', { ...noAnswers, wrong }, []).picked.wrong
  expect(wrongIn(['dismissed'])).toEqual(['dismissed'])
  expect(wrongIn(['dismissed', 'paid'])).toEqual(['paid'])
  expect(wrongIn([])).toEqual([])
})

test('every step of every plan has words, and no letter twice', () => {
  fc.assert(
    fc.property(anyAnswers, days, (answers, today) => {
      const steps = planFor(answers, today)
      for (const { title, text } of steps) expect(`${title} ${text}`).not.toMatch(/undefined|\s\s|\{/)
      const letters = lettersFor(answers, steps)
      expect(new Set(letters).size).toBe(letters.length)
    }),
  )
})

test('the summary reads as one sentence', () => {
  const answers: Answers = {
    ...noAnswers,
    happened: 'refused',
    toldOn: '2026-11-12',
    state: 'DC',
    reason: 'eviction',
    report: 'named',
  }
  expect(summaryOf(answers, '2026-11-16')).toBe(
    'Told no on November 12, 2026, in the District of Columbia, for an eviction, with a screening company named.',
  )
  expect(summaryOf({ ...noAnswers, reason: 'none' }, null)).toBe('Told no without a reason.')
  expect(summaryOf(noAnswers, null)).toContain('general plan')
})

test('the list to tick names the last free day', () => {
  const items = trackList({ ...noAnswers, toldOn: '2026-11-12' }, '2026-11-16')
  expect(items.map(({ text }) => text)).toContain('Asked for my report by January 11, 2027')
})

test('whatever lies in the browser’s storage becomes answers', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const answers = parseAnswers(stored)
      expect(parseAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
    }),
  )
  fc.assert(fc.property(anyAnswers, (answers) => void expect(parseAnswers(answers)).toEqual(answers)))
})

test('a letter that arrives after today is not reckoned with: the plan is that of no day', () => {
  for (const disputeArrived of ['9999-12-31', '2026-11-17'] as const)
    expect(asked({ toldOn: '2026-11-12', disputeArrived })).toEqual(asked({ toldOn: '2026-11-12' }))
  expect(step({ disputeArrived: '2026-11-16' }, 'correct')?.when).toHaveProperty('day')
})

test('the last days stand in the calendar under names that are understood alone', () => {
  const answers: Partial<Answers> = { toldOn: '2026-11-12', report: 'named' }
  const file = calendarOf(asked(answers), '2026-11-16')
  expect(file).toMatch(/DTSTART;VALUE=DATE:20261123\r\n.*\r\nSUMMARY:Ask for the report they used/)
  expect(file).toContain('UID:told-no-report-2027-01-11')
  expect(file).toContain('SUMMARY:Last day for the free report')
  expect(file.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Last day for a fair housing complaint to HUD\\, 1-800-669-9777',
  )
  expect(file).not.toContain('SUMMARY:Only if it was about who you are')
  const spanish = calendarOf(planFor({ ...noAnswers, ...answers }, '2026-11-16', 'es'), '2026-11-16', 'es')
  expect(spanish).toContain('SUMMARY:Último día para el informe gratis')
  expect(spanish).not.toContain('SUMMARY:Solo si fue por ser usted')
})

test('the calendar holds a whole day for each date of the plan, in lines a calendar can read', () => {
  const steps = asked({ toldOn: '2026-11-12', report: 'named', disputeArrived: '2026-11-15' })
  const file = calendarOf(steps, '2026-11-16')
  expect(file).toContain('DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a plan in Spanish has the same steps, days, letters and laws as in English', () => {
  fc.assert(
    fc.property(anyAnswers, days, (answers, today) => {
      const bare = (language: 'en' | 'es') =>
        planFor(answers, today, language).map(({ id, when, facts, letter }) => ({
          id,
          day: 'day' in when ? when.day : null,
          facts,
          letter,
        }))
      expect(bare('es')).toEqual(bare('en'))
      for (const { title, text } of planFor(answers, today, 'es'))
        expect(`${title} ${text}`).not.toMatch(/undefined|\s\s|\{/)
    }),
  )
})

test('a calendar in Spanish has lines a calendar can read, though its letters have accents', () => {
  const answers: Answers = {
    ...noAnswers,
    toldOn: '2026-11-12',
    report: 'named',
    disputeArrived: '2026-11-15',
  }
  const file = calendarOf(planFor(answers, '2026-11-16', 'es'), '2026-11-16', 'es')
  expect(file.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION:Mejor a más tardar este día. Gratis hasta el 11 de enero',
  )
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the summary reads as one sentence in Spanish too', () => {
  const answers: Answers = {
    ...noAnswers,
    happened: 'refused',
    toldOn: '2026-11-12',
    state: 'DC',
    reason: 'eviction',
  }
  expect(summaryOf(answers, '2026-11-16', 'es')).toBe(
    'Le dijeron que no el 12 de noviembre de 2026, en el District of Columbia, por un desalojo.',
  )
})

test('every fact of federal law has its citation, its text and the day it was read', () => {
  for (const id of factIds) {
    const { citation } = federalFacts[id]
    const [title, number] = federalSections[id].split('/')
    expect(citation, id).toMatch(new RegExp(`^${title} U\\.S\\.C\\. §.*${number}`))
    expect(federalWords.en.facts[id], id).toMatch(/\.$/)
  }
  expect(federalReviewed).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('the numbers of the law are those its words name', () => {
  for (const [id, number] of [
    ['freeCopy', federalFacts.freeCopy.days],
    ['yearlyCopy', federalFacts.yearlyCopy.days],
    ['dispute', federalFacts.dispute.days],
    ['longerDispute', federalFacts.longerDispute.days],
  ] as const) {
    expect(federalWords.en.facts[id]).toContain(`${number} days`)
    expect(federalWords.es.facts[id]).toContain(`${number} días`)
  }
})
