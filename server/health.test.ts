import { expect, test } from 'vitest'
import { createLife } from './health.ts'

/** Somebody asked /readyz at each of these moments. */
function askedAt(moments: number[]) {
  let now = 0
  const life = createLife(() => now)
  for (const moment of moments) {
    now = moment
    life.noteQuestion()
  }
  return {
    life,
    at(moment: number) {
      now = moment
      return life
    },
  }
}

test('asked once is nobody who watches, asked twice is', () => {
  expect(askedAt([1000]).life.isWatched()).toBe(false)
  expect(askedAt([1000, 3000]).life.isWatched()).toBe(true)
  expect(askedAt([1000, 2000, 3000, 4000]).life.isWatched()).toBe(true)
  expect(askedAt([1000, 3000]).at(40_000).isWatched()).toBe(false)
})

test('a watcher who asks every two seconds is waited for until it missed three questions', () => {
  const { at } = askedAt([1000, 3000])
  expect(at(9000).hasLostWatcher()).toBe(false)
  expect(at(9501).hasLostWatcher()).toBe(true)
})

test('who asked every 50 ms until the site was there and then went is not waited for', () => {
  expect(askedAt([1000, 1050]).at(1800).hasLostWatcher()).toBe(true)
})
