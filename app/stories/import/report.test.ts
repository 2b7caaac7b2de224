import { expect, test } from 'vitest'
import { Tally } from '../../rows/tally.ts'
import { parseArguments } from './arguments.ts'
import { lookAtPhoto } from './look-at-photo.ts'
import { exitCodeFor, summaryLines, toReport } from './report.ts'
import { wantedStories } from './story-columns.ts'
import { shownId, storyIdOf } from './story-id.ts'

const ending = { file: 'a.json', isDryRun: false, failure: null }

function tallyOf(refused: number, notes = 0) {
  const tally = new Tally(wantedStories.known)
  for (let row = 1; row <= refused; row++)
    tally.refuse({
      row,
      line: row,
      id: row === 1 ? '17' : null,
      reasons: [{ field: 'email', reason: 'is missing' }],
    })
  for (let row = 1; row <= notes; row++)
    tally.note({ row, line: row, id: null, field: 'status', reason: 'r' })
  return tally
}

test('an import ends well, with refused rows, or with a failure', () => {
  expect(exitCodeFor(tallyOf(0), ending)).toBe(0)
  expect(exitCodeFor(tallyOf(1), ending)).toBe(2)
  expect(exitCodeFor(tallyOf(1), { ...ending, failure: 'Stopped' })).toBe(1)
})

test('the screen shows ten refused rows and how many more there are', () => {
  const refused = (count: number) =>
    summaryLines(tallyOf(count), ending).filter((line) => /refused;|^Refused/.test(line))
  expect(refused(10)).toHaveLength(10)
  expect(refused(10)[0]).toBe('Refused row 1 (line 1, id 17): email is missing')
  expect(refused(10)[1]).toBe('Refused row 2 (line 2): email is missing')
  expect(refused(1012)).toHaveLength(11)
  expect(refused(1012).at(-1)).toBe('… and 1,002 more refused; --report lists them')
})

test('the screen says what happened, and of a dry run what would have', () => {
  const tally = tallyOf(0, 2)
  tally.imported = 1234
  tally.noticeColumns({ id: 1, mood: 1 })
  expect(summaryLines(tally, ending)).toEqual([
    '        0  rows read',
    '    1,234  imported',
    '        0  already there',
    '        0  refused',
    '        0  photos converted',
    '        0  photos refused',
    '        0  photos left out: the file has only their web address',
    'Columns that mean nothing here were ignored: mood',
    '2 notes on rows and photos that came over; --report lists them',
  ])
  const dry = summaryLines(new Tally(wantedStories.known), { ...ending, isDryRun: true, failure: 'It broke' })
  expect(dry).toContain('        0  would be imported')
  expect(dry).toContain('        0  photos that convert')
  expect(dry.slice(7)).toEqual(['This was a dry run: nothing was written.', 'It broke'])
})

test('the report lists ten thousand refused rows and ten thousand notes, and counts the rest of each', () => {
  const { notesLeftOut, refusedRowsLeftOut, ...listed } = toReport(tallyOf(10_002, 10_003), ending)
  expect([listed.refused, listed.refusedRows.length, refusedRowsLeftOut]).toEqual([10_002, 10_000, 2])
  expect([listed.notes.length, notesLeftOut]).toEqual([10_000, 3])
})

test('many notes leave the refused rows their place, and are all counted on the screen', () => {
  const tally = tallyOf(0, 10_200)
  tally.refuse({ row: 1, line: 1, id: null, reasons: [{ field: 'email', reason: 'is missing' }] })
  expect(tally.refusedRows).toHaveLength(1)
  expect(summaryLines(tally, ending)).toContain(
    '10,200 notes on rows and photos that came over; --report lists the first 10,000',
  )
})

test('the screen promises of refused rows only what the report lists', () => {
  expect(summaryLines(tallyOf(10_002), ending)).toContain(
    '… and 9,992 more refused; --report lists the first 10,000',
  )
})

test('of unknown columns twenty are named, once and cut to sixty characters', () => {
  const tally = new Tally(wantedStories.known)
  tally.noticeColumns({ ['x'.repeat(99)]: 1 })
  tally.noticeColumns({ ['x'.repeat(99)]: 1 })
  expect(tally.ignoredColumns).toEqual(['x'.repeat(60)])
  tally.noticeColumns(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`c${n}`, 1])))
  expect(tally.ignoredColumns).toHaveLength(20)
})

test('the command names stories and a file; files are meant from where it was typed', () => {
  const parse = (...args: string[]) => parseArguments(args, '/home/me')
  expect(parse('stories', 'a.json')).toEqual({ file: '/home/me/a.json', isDryRun: false, reportFile: null })
  expect(parse('stories', '/x/a.csv', '--dry-run', '--report', 'r.json')).toEqual({
    ...{ file: '/x/a.csv', isDryRun: true, reportFile: '/home/me/r.json' },
  })
  for (const args of [
    [],
    ['stories'],
    ['towns', 'a.json'],
    ['stories', 'a', 'b'],
    ['stories', 'a', '--force'],
  ])
    expect(parse(...args)).toBeNull()
})

const words = { email: 'm@example.com', full_name: 'M', headline: 'h', how_helped: 'x' }

test('the id of a row is its own, or always the same from the same row', () => {
  const own = '0b5e9c1e-0f3b-4a6e-9d39-3f2a5f0d7c11'
  expect(storyIdOf(` ${own.toUpperCase()} `, null, words)).toBe(own)
  const made = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(storyIdOf(17, null, words)).toMatch(made)
  expect(storyIdOf(17, null, { ...words, headline: 'edited' })).toBe(storyIdOf('17', 'later', words))
  expect(storyIdOf(17, null, { ...words, email: 'other@example.com' })).not.toBe(storyIdOf(17, null, words))
  expect(storyIdOf(null, 'one day', words)).toMatch(made)
  for (const other of [
    storyIdOf(null, 'another day', words),
    storyIdOf(null, 'one day', { ...words, headline: 'y' }),
  ])
    expect(other).not.toBe(storyIdOf(null, 'one day', words))
})

test('a report shows an id that is one of ours or a number, and nothing else that stands there', () => {
  expect(shownId('0B5E9C1E-0F3B-4A6E-9D39-3F2A5F0D7C11')).toBe('0b5e9c1e-0f3b-4a6e-9d39-3f2a5f0d7c11')
  expect(shownId(17)).toBe('17')
  expect(shownId('1'.repeat(20))).toBe('1'.repeat(20))
  for (const hidden of ['1'.repeat(21), 'maria@example.com', { id: 1 }, null])
    expect(shownId(hidden)).toBeNull()
})

test('a dry run looks at the first bytes and the size of a photo', async () => {
  const outcome = async (bytes: Buffer) => ('refusal' in (await lookAtPhoto(bytes)) ? 'refused' : 'taken')
  const largest = Buffer.alloc(5 * 1024 * 1024)
  largest.write('\x89PNG', 'latin1')
  expect(await outcome(largest)).toBe('taken')
  expect(await outcome(Buffer.concat([largest, Buffer.from('x')]))).toBe('refused')
  expect(await outcome(Buffer.from('RIFFxxxxWEBP'))).toBe('taken')
  expect(await outcome(Buffer.from('%PDF-1.7'))).toBe('refused')
})
