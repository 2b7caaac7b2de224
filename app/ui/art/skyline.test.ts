import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityCuts } from './city-cuts.ts'
import { roofs } from './roofs.ts'
import { cityKey } from './skyline.ts'

const maxPathBytes = 3 * 1024

test('any slug gives a finite, closed path of at most 3 KB', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'constructor', '__proto__', ...cityCuts.keys()),
  )
  fc.assert(
    fc.property(words, (slug) => {
      const { roofs: path, windows } = cityKey(slug)
      expect(path).toMatch(/^M[-\d.]+ [-\d.]+(?:[vhlqa][-\d. ]+)+z$/)
      expect(path + windows).not.toMatch(/NaN|Infinity|undefined/)
      expect(path.length).toBeLessThanOrEqual(maxPathBytes)
      expect(windows.length).toBeLessThanOrEqual(maxPathBytes)
    }),
  )
})

test('the same slug always gives the same key, and towns differ', () => {
  expect(cityKey('boise-id')).toEqual(cityKey('boise-id'))
  expect(cityKey('boise-id').roofs).not.toBe(cityKey('tulsa-ok').roofs)
})

test('every roof comes back to the base line exactly as wide as it says', () => {
  for (const [shape, draw] of Object.entries(roofs)) {
    const [x, y] = endOf(draw(40, 90))
    expect([shape, Math.round(x), Math.abs(Math.round(y))]).toEqual([shape, 40, 0])
  }
})

test('every blade ends on its base line, before its tip', () => {
  for (const slug of [...cityCuts.keys(), 'boise-id', 'tulsa-ok']) {
    const [x, y] = endOf(cityKey(slug).roofs)
    expect(x).toBeGreaterThan(700)
    expect(x).toBeLessThan(820)
    expect(Math.abs(y - 1)).toBeLessThan(1)
  }
})

/** Where a path of relative commands ends. */
function endOf(path: string): [number, number] {
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([Mvhlqa])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    if (command === 'h') x += numbers[0] ?? 0
    else if (command === 'v') y += numbers[0] ?? 0
    else {
      x += numbers.at(-2) ?? 0
      y += numbers.at(-1) ?? 0
    }
  }
  return [x, y]
}
