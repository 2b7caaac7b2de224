import { expect, test } from 'vitest'
import { languages } from '../../platform/language.ts'
import { keyIn } from '../../ui/single-keys.ts'
import { parseList } from './application-list.ts'
import { dueWords, todayOf } from './day.ts'
import { conflictWords, eventWords, type TimelineEvent } from './event-words.ts'
import { hrefAfter, parseOutcome } from './inbox-form.ts'
import { inboxKeys } from './keys.ts'
import { outcomeWords } from './outcome-words.ts'
import { actions } from './places.ts'
import { rentSum } from './rent-sum.ts'
import { checkTemplate, defaultTemplates, fillIn, unknownFields } from './templates.ts'

const today = '2026-11-16'
const reader = { name: 'Demo Avery', viewer: 'ada@example.com', today }

test.each([
  ['2026-11-14', '2 days late', 'late'],
  ['2026-11-15', '1 day late', 'late'],
  ['2026-11-16', 'today', 'today'],
  ['2026-11-17', 'tomorrow', 'later'],
  ['2026-11-18', 'Wed, Nov 18', 'later'],
  ['2027-01-02', 'Jan 2, 2027', 'later'],
])('a follow-up on %s is %s', (day, text, tone) => {
  expect(dueWords(day, today)).toEqual({ text, tone })
})

test('the day changes at midnight in the middle of the country, not in Greenwich', () => {
  const on = (moment: string, timeZone: string) => todayOf(new Date(moment), { timeZone })
  expect(on('2026-11-17T05:59:00Z', 'America/Chicago')).toBe('2026-11-16')
  expect(on('2026-11-17T06:00:00Z', 'America/Chicago')).toBe('2026-11-17')
  expect(on('2026-11-17T06:00:00Z', 'Pacific/Honolulu')).toBe('2026-11-16')
})

const rent = {
  place: 'Houston, TX',
  fairRent: 1323,
  fairRentSource: 'HUD, FY2026',
  cheaper: { name: 'Jacinto City', miles: 8, direction: 'east', rent: 1167, source: 'census, 2019–2023' },
}

test.each([
  ['below2500', /below \$750 a month.*second income, or about Jacinto City, 8 miles east/],
  ['2500-4000', /\$750-\$1,200 a month.*\$1,323 \(HUD, FY2026\).*\$1,167 \(census, 2019–2023\)/],
  ['above4000', /over \$1,200 a month.*it may carry it/],
])('an income of %s is set against the fair rent, each figure with its year', (income, expected) => {
  expect(rentSum(income, 1, { low: 2500, high: 4000 }, rent)).toMatch(expected)
})

test('an income that carries the rent is said to, and an unknown one gives no sum', () => {
  const small = { ...rent, fairRent: 700 }
  expect(rentSum('2500-4000', 0, { low: 2500, high: 4000 }, small)).toMatch(/a studio.*carries it\.$/)
  expect(rentSum('unheard-of', 1, { low: 2500, high: 4000 }, rent)).toBeNull()
})

test('every template that comes with the program can be saved as it is', () => {
  for (const template of languages.flatMap(defaultTemplates)) expect(checkTemplate(template)).toEqual({})
})

test('fields are filled in, and one that does not exist is named', () => {
  const values = {
    name: 'Avery {place}',
    reference: 'K7M-4Q2X',
    place: 'Houston',
    program: '',
    costs: '$&',
    brand: '',
    phone: '',
    email: '',
  }
  // What somebody wrote as a name is text, whatever it looks like.
  expect(fillIn('{name}, {costs} {reference} {nmae}', values)).toBe('Avery {place}, $& K7M-4Q2X {nmae}')
  expect(unknownFields('{name} {nmae} {} {nmae}')).toEqual(['nmae', ''])
  expect(checkTemplate({ name: 'a', subject: '{nmae}', body: ' ' })).toEqual({
    subject: expect.stringContaining('{nmae}'),
    body: expect.any(String),
  })
})

const moved: TimelineEvent = {
  kind: 'moved',
  actor: 'bob@example.com',
  from_status: 'new',
  to_status: 'closed',
  words: null,
  facts: { reason: 'no-answer' },
}

test('the timeline says who did what, and why', () => {
  expect(eventWords(moved, reader)).toEqual({ title: 'New to Closed by bob@example.com', text: 'No answer' })
  expect(
    eventWords({ ...moved, facts: { isUndo: true } }, { ...reader, viewer: 'bob@example.com' }).title,
  ).toBe('Undone by you')
  expect(eventWords({ ...moved, kind: 'message', actor: 'applicant', words: 'Hi' }, reader)).toEqual({
    title: 'Demo Avery wrote',
    text: 'Hi',
  })
})

test('a yes that was changed is named, with what became of it; older lines keep the general words', () => {
  const said = (facts: object) =>
    eventWords({ ...moved, kind: 'consent', actor: 'applicant', facts }, reader).title
  expect(said({ kind: 'contact', isGiven: false })).toBe(
    'Demo Avery took back the yes: Work on my application',
  )
  expect(said({ kind: 'news', isGiven: true })).toBe('Demo Avery said yes: News')
  expect(said({})).toBe('A yes was changed by Demo Avery')
})

test('who comes too late reads who was faster', () => {
  expect(conflictWords(moved, reader)).toMatch(
    /New to Closed by bob@example\.com.*Nothing of yours was changed/,
  )
  expect(outcomeWords('contact', 0, ['Somebody was faster.'])).toBe('Somebody was faster.')
  expect(outcomeWords('contact', 2, [])).toBe('2 applications moved to Contacted.')
  expect(outcomeWords('made-up', 1, [])).toBeNull()
})

test('what came of a form is read from its address again, and nothing else is believed', () => {
  const id = '01a1e3ba-0021-712a-bb38-435d01466944'
  const href = hrefAfter({ list: { name: 'new', filter: {} }, id }, { done: 'start', undo: [`${id}:2`] })
  const { searchParams, pathname } = new URL(href, 'http://inbox')
  expect(pathname).toBe(`/admin/applications/new/${id}`)
  const said = { day: null, undo: [`${id}:2`], changed: [], stayed: 0 }
  expect(parseOutcome(searchParams)).toEqual({ done: 'start', ...said })
  expect(parseOutcome(new URLSearchParams('done=start&undo=nonsense'))?.undo).toEqual([])
  expect(parseOutcome(new URLSearchParams('done=follow-up&day=2026-02-30'))?.day).toBeNull()
})

test('no form is posted to the address of a list', () => {
  for (const path of Object.values(actions)) expect(parseList(new URL(path, 'http://inbox')), path).toBeNull()
})

test('no two keys are the same, and each is the letter the legend names', () => {
  const keys = Object.values(inboxKeys)
  expect(new Set(keys).size).toBe(keys.length)
  const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  for (const [name, key] of Object.entries(inboxKeys))
    expect(keyIn(inboxKeys, { ...plain, key: key.toUpperCase() }, false)).toBe(name)
})
