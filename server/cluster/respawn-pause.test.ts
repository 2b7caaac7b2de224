import { expect, test } from 'vitest'
import { countShortLives, respawnPauseMs } from './respawn-pause.ts'

test('one that lived for long is replaced at once', () => {
  expect(respawnPauseMs(countShortLives(5, 60_000))).toBe(0)
})

test('one that dies as soon as it begins is waited for longer and longer, never for more than half a minute', () => {
  const pauses: number[] = []
  let lives = 0
  for (let death = 0; death < 9; death++) {
    lives = countShortLives(lives, 200)
    pauses.push(respawnPauseMs(lives))
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('ten seconds are a life', () => {
  expect([countShortLives(2, 9_999), countShortLives(2, 10_000)]).toEqual([3, 0])
})
