import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { changesIn, withChanges } from '../mutants/changes.ts'
import { sampleOf } from '../mutants/sample.ts'

const code = `function fits(size, room) {
  let left = room
  if (size >= 1 && size <= room?.seats.filter(Boolean).length) left = { rest: 0 }
  for (const word of ['a', 'b']) { if (word === 'b') return [left?.rest, word] }
  return null
}`
const changes = changesIn('fits.js', code).map((change, n) => ({ ...change, id: n + 1 }))
const whats = changes.map(({ what }) => what)

function runWith(awake: number) {
  const mutant = Object.assign((id: number) => id === awake, { turn() {} })
  return new Function('__mutant__', `${withChanges('fits.js', code, changes)}; return fits`)(mutant)
}

test('operators, boundaries, literals, conditions, calls, entries and statements are changed', () => {
  expect(whats).toEqual(
    expect.arrayContaining(['>= → >', '>= → <', '&& → ||', '1 → 2', '=== → !==', "'b' left out"]),
  )
  expect(whats).toContain('left = { rest: 0 } left out')
  expect(whats).toContain("word === 'b' → true")
})

test('what hangs on a question mark stays as it is', () => {
  expect(whats).not.toContain('.filter(…) left out')
  expect(runWith(0)(1)).toEqual([undefined, 'b'])
})

test('a file with all changes in it does the same as before until one is woken, and then only that', () => {
  const room = { seats: [1, 1], rest: 9 }
  expect(runWith(0)(2, room)).toEqual([0, 'b'])
  expect(runWith(whats.indexOf('<= → <') + 1)(2, room)).toEqual([9, 'b'])
  expect(runWith(whats.indexOf("'b' left out") + 1)(2, room)).toBe(null)
})

test('a sample is the same for the same seed, and no file has more than its share', () => {
  const sample = sampleOf(changes, 5, '1')
  expect(sample).toHaveLength(5)
  expect(sampleOf(changes, 5, '1')).toEqual(sample)
  expect(sampleOf(changes, 5, '2')).not.toEqual(sample)
})

test.each([
  ['mutants/run.ts', '--bogus'],
  ['mutants/run.ts', 'app/bogus'],
  ['scripts/facts.mjs', 'bogus'],
  ['scripts/worth.mjs', '--help'],
])('%s refuses %s in one line and does nothing', (script, argument) => {
  const quiet = '--disable-warning=ExperimentalWarning'
  const { status, stdout, stderr } = spawnSync(process.execPath, [quiet, script, argument], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Usage: npm run \w.*\n$/)
})
