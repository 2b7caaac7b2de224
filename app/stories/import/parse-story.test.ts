import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { isId, newId } from '../../db/uuid.ts'
import { parsePhotoValue } from '../../rows/inline-photo.ts'
import { dayOfMoment, parseMoment } from '../../rows/moment.ts'
import { tidyCityState } from './city-state.ts'
import { parseStory } from './parse-story.ts'
import { addStories } from './queries.server.ts'

const now = new Date('2025-06-01T00:00:00.000Z')
const good = {
  id: '0B5E9C1E-0f3b-4a6e-9d39-3f2a5f0d7c11',
  full_name: ' Maria Lopez ',
  email: 'maria@example.com',
  phone: '',
  city_state: 'Houston, TX',
  approval_date: '2024-04-30',
  headline: 'A new door',
  how_helped: ' They called.\n',
  encouragement: 'Keep going.',
  allow_sharing: 't',
  renter_photo_url: '',
  status: 'approved',
  created_at: '2024-05-01 12:34:56.789123+00',
  name_display: 'full-name',
}

function draft(columns: object) {
  const parsed = parseStory({ ...good, ...columns }, now)
  if (Array.isArray(parsed)) throw new Error(JSON.stringify(parsed))
  return parsed
}

describe('a row', () => {
  test('keeps its id, moment, status and wish; empty texts are nothing', () => {
    expect(draft({})).toEqual({
      story: {
        id: good.id.toLowerCase(),
        full_name: 'Maria Lopez',
        email: 'maria@example.com',
        phone: null,
        city_state: 'Houston, TX',
        approval_date: '2024-04-30',
        headline: 'A new door',
        how_helped: ' They called.\n',
        encouragement: 'Keep going.',
        allow_sharing: true,
        client_seal: null,
        status: 'approved',
        created_at: new Date('2024-05-01T12:34:56.789Z'),
        updated_at: now,
        name_display: 'full-name',
        is_demo: false,
        language: 'en',
        withdrawn_at: null,
        token_hash: null,
      },
      photos: [],
      notes: [],
    })
  })

  test('needs only what the form requires', () => {
    const { full_name, email, city_state, headline, how_helped, encouragement } = good
    const parsed = parseStory({ full_name, email, city_state, headline, how_helped, encouragement }, now)
    expect(parsed).toMatchObject({
      story: { status: 'pending', allow_sharing: false, created_at: now, name_display: null, phone: null },
      notes: [{ field: 'created_at' }],
    })
  })

  test('with an unknown wish is shown by first name and last initial, and that is noted', () => {
    const { story, notes } = draft({ name_display: 'first-name' })
    expect([story.name_display, notes.map(({ field }) => field)]).toEqual([null, ['name_display']])
  })

  test('is read in any capitals; in an unknown language it counts as English, and that is noted', () => {
    const shouted = draft({
      name_display: 'ANONYMOUS',
      language: 'ES',
      status: 'Approved',
      allow_sharing: 'TRUE',
    })
    expect(shouted).toMatchObject({
      story: { name_display: 'anonymous', language: 'es', status: 'approved', allow_sharing: true },
      notes: [],
    })
    expect(draft({ language: 'fr' })).toMatchObject({
      story: { language: 'en' },
      notes: [{ field: 'language', reason: 'is unknown: the story counts as English' }],
    })
  })

  test('of a state that is none of ours keeps its words, and that is noted', () => {
    for (const city_state of ['Philadelphia, Pennsylvannia', 'Tijuana, Baja California'])
      expect(draft({ city_state })).toMatchObject({
        story: { city_state },
        notes: [{ field: 'city_state', reason: 'names no US state: the story is on no page of a place' }],
      })
  })

  test('dated in the future is dated by the import, and that is noted', () => {
    const { story, notes } = draft({ created_at: '2031-05-01' })
    expect([story.created_at, notes.map(({ field }) => field)]).toEqual([now, ['created_at']])
  })

  test('without a UUID gets one, always the same from the same row', () => {
    const ids = [17, '17', 18, null].map((id) => draft({ id }).story.id)
    expect(ids.every(isId)).toBe(true)
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(3)
    expect(draft({ id: null }).story.id).toBe(ids[3])
    expect(draft({ id: null, headline: 'Another' }).story.id).not.toBe(ids[3])
  })

  test.each([
    [{ full_name: ' ' }, 'full_name is missing'],
    [{ full_name: 7 }, 'full_name is not text'],
    [{ email: 'maria.example.com' }, 'email is no e-mail address'],
    [{ headline: 'é'.repeat(101) }, 'headline is longer than 100 characters'],
    [{ city_state: 'Houston' }, 'city_state is not a city and a state joined by a comma'],
    [{ city_state: `${'x'.repeat(200)}, TX` }, 'city_state is longer than 200 characters'],
    [{ city_state: `${'x'.repeat(197)},TX` }, 'city_state is longer than 200 characters'],
    [{ status: 'deleted' }, 'status is none of pending, approved, rejected'],
    [{ allow_sharing: 'maybe' }, 'allow_sharing is neither true nor false'],
    [{ approval_date: '2024-02-30' }, 'approval_date is no date such as 2024-05-01'],
    [{ created_at: 'yesterday' }, 'created_at is no moment such as 2024-05-01 12:34:56+00'],
    [{ created_at: '0024-05-01' }, 'created_at is no moment such as 2024-05-01 12:34:56+00'],
    [{ how_helped: 'a\0b' }, 'how_helped contains the character U+0000'],
    [{ email: null, status: 'x' }, 'email is missing; status is none of pending, approved, rejected'],
  ])('%j is refused with its reason', (columns, reason) => {
    const problems = parseStory({ ...good, ...columns }, now)
    if (!Array.isArray(problems)) throw new Error('it was not refused')
    expect(problems.map((problem) => `${problem.field} ${problem.reason}`).join('; ')).toBe(reason)
  })

  test.each([
    [true, true],
    ['TRUE', true],
    ['1', true],
    [1, true],
    ['f', false],
    [false, false],
    ['', false],
  ])('allow_sharing %j means %j', (spelling, meaning) => {
    expect(draft({ allow_sharing: spelling }).story.allow_sharing).toBe(meaning)
  })

  test.each([
    [' Approved ', 'approved'],
    ['REJECTED', 'rejected'],
    ['', 'pending'],
  ])('a status written %j is %s', (status, read) => {
    expect(draft({ status }).story.status).toBe(read)
  })

  test.each([
    [' Yes ', true],
    ['T', true],
    [1, true],
    ['no', false],
    [0, false],
    [null, false],
  ])('a permission written %j is %s', (allow_sharing, read) => {
    expect(draft({ allow_sharing }).story.allow_sharing).toBe(read)
  })

  test('headlines of 100 characters pass, however many units they take', () => {
    expect(draft({ headline: '😀'.repeat(100) }).story.headline).toHaveLength(200)
  })
})

test.each([
  ['2024-05-01 12:34:56.789+00', '2024-05-01T12:34:56.789Z'],
  ['2024-05-01T12:34:56.789123+00:00', '2024-05-01T12:34:56.789Z'],
  ['2024-05-01T12:34:56Z', '2024-05-01T12:34:56.000Z'],
  ['2024-05-01 12:34:56.7-05', '2024-05-01T17:34:56.700Z'],
  ['2024-05-01 12:34:56 +0530', '2024-05-01T07:04:56.000Z'],
  ['2024-05-01 12:34:56 UTC', '2024-05-01T12:34:56.000Z'],
  ['2024-05-01 12:34:56', '2024-05-01T12:34:56.000Z'],
  ['2024-05-01T12:34', '2024-05-01T12:34:00.000Z'],
  ['2024-05-01', '2024-05-01T12:00:00.000Z'],
])('the moment %s is %s', (text, moment) => {
  expect(parseMoment(text)?.toISOString()).toBe(moment)
})

test('what is no moment on the calendar is none', () => {
  const wrong = [
    '',
    '2024',
    '2024-13-01',
    '2024-02-30',
    '05/01/2024',
    'infinity',
    '2024-05-01 25:00',
    '0000-01-01',
  ]
  expect(wrong.map(parseMoment)).toEqual(wrong.map(() => null))
  expect(dayOfMoment('2024-05-01T23:00:00-05:00')).toBe('2024-05-01')
})

test.each([
  ['Houston,texas', 'Houston, TX'],
  ['Los Angeles, California', 'Los Angeles, CA'],
  ['Washington, dc', 'Washington, DC'],
  ['Houston, Harris County, TX', 'Houston, Harris County, TX'],
  ['houston, tx', 'Houston, TX'],
  ['Houston, TX, USA', 'Houston, TX'],
  ['Houston, TX 77002', 'Houston, TX'],
  ['Washington, D.C.', 'Washington, DC'],
  ['Saint Louis, MO', 'St. Louis, MO'],
  ['New York, New York', 'New York, NY'],
  ['Paris, near Dallas, Texas', 'Paris, near Dallas, TX'],
  ['Toronto, Ontario', 'Toronto, Ontario'],
  ['Tijuana, Baja California', 'Tijuana, Baja California'],
  [', TX', null],
  ['Texas,', null],
  ['Houston TX', null],
])('the place %j is stored as %j', (text, stored) => {
  expect(tidyCityState(text)).toBe(stored)
})

test.each([
  ['data:image/png;base64,aGk=', { kind: 'inline', bytes: Buffer.from('hi') }],
  ['data:image/jpeg;charset=utf-8;base64,aG\nk=', { kind: 'inline', bytes: Buffer.from('hi') }],
  ['https://example.com/a.jpg', { kind: 'address' }],
  ['http://', { kind: 'unusable', reason: 'is a broken web address' }],
  ['data:image/png;base64,a*b', { kind: 'unusable', reason: 'holds broken base64 data' }],
  ['data:image/png;base64,', { kind: 'unusable', reason: 'holds broken base64 data' }],
  [
    'data:text/html;base64,aGk=',
    { kind: 'unusable', reason: 'is neither an image in base64 nor a web address' },
  ],
  ['javascript:alert(1)', { kind: 'unusable', reason: 'is neither an image in base64 nor a web address' }],
  [7, { kind: 'unusable', reason: 'is not text' }],
])('a photo column with %j is understood', (value, meaning) => {
  expect(parsePhotoValue(value)).toEqual(meaning)
})

onBothEngines((scratch) => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      'a@b',
      '_@_',
      'Houston, TX',
      'x, y',
      '2024-05-01',
      'null',
      '\u00a0',
      '\ud800',
      true,
      7,
      null,
    ),
  )
  const rows = fc.record(Object.fromEntries(Object.keys(good).map((name) => [name, fc.option(words)])))

  test('the database takes every row that breaks no rule', async () => {
    let taken = 0
    const usually = fc.tuple(rows, fc.uniqueArray(fc.constantFrom(...Object.keys(good)), { maxLength: 4 }))
    await fc.assert(
      fc.asyncProperty(usually, async ([odd, names]) => {
        const columns = { ...good, ...Object.fromEntries(names.map((name) => [name, odd[name]])) }
        const parsed = parseStory(columns, now)
        if (Array.isArray(parsed)) return
        await scratch.database.change([], (trx) => addStories(trx, [{ ...parsed.story, id: newId() }]))
        taken++
      }),
      { numRuns: 600 },
    )
    expect(taken).toBeGreaterThan(50)
  })
})
