import { expect, test } from 'vitest'
import { createTypist, type Press } from './single-keys.ts'

const bare: Press = { key: 'a', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

/** Whether each key, so many milliseconds after the one before, goes on with what was being typed. */
function typing(...presses: [ms: number, key: string, isTyped: boolean, more?: Partial<Press>][]) {
  const typist = createTypist()
  let timeStamp = 5000
  return presses.map(([ms, key, isTyped, more]) => {
    timeStamp += ms
    return typist.goesOn({ ...bare, key, timeStamp, ...more }, isTyped)
  })
}

test('letters that follow typing are no commands, although their field has gone, until there is a pause', () => {
  const [first, ...rest] = typing([0, 'n', true], [200, 'a', false], [900, 's', false], [900, 'z', false])
  expect([first, ...rest]).toEqual([false, true, true, true])
  expect(typing([0, 'n', true], [1100, 'a', false], [200, 's', false])).toEqual([false, false, false])
})

test('who leaves a field by hand may give commands at once', () => {
  for (const leaving of [['Tab'], ['Escape'], ['Enter', { ctrlKey: true }]] as const)
    expect(typing([0, 'n', true], [100, leaving[0], true, leaving[1]], [100, 'a', false])).toEqual([
      false,
      false,
      false,
    ])
  const typist = createTypist()
  typist.goesOn({ ...bare, timeStamp: 10 }, true)
  typist.leave()
  expect(typist.goesOn({ ...bare, timeStamp: 20 }, false)).toBe(false)
})

test('keys alone are commands', () => {
  expect(typing([0, 'a', false], [10, 's', false])).toEqual([false, false])
})
