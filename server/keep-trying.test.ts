import { expect, test } from 'vitest'
import { keepTrying } from './keep-trying.ts'

const patience = { tries: 3, everyMs: 1 }

function failing(times: number) {
  let calls = 0
  return async () => {
    calls++
    if (calls <= times) throw new Error(`call ${calls} failed`)
    return calls
  }
}

test('what fails for a moment is tried again, and each failure is in the log', async () => {
  const lines: string[] = []
  const log = { error: (_facts: object, line: string) => void lines.push(line) }
  expect(await keepTrying(failing(2), log, 'not yet', patience)).toBe(3)
  expect(lines).toEqual(['not yet', 'not yet'])
})

test('what never works ends with its own error', async () => {
  await expect(keepTrying(failing(9), { error() {} }, 'not yet', patience)).rejects.toThrow('call 3 failed')
})

test('a database that is away is waited for for five minutes', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => pauses.push(ms)
  await expect(keepTrying(failing(999), { error() {} }, 'not yet', { pause })).rejects.toThrow(
    'call 150 failed',
  )
  expect(pauses).toEqual(Array(149).fill(2000))
})
