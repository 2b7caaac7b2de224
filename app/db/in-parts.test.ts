import { expect, test } from 'vitest'
import { readInParts } from './in-parts.ts'

test('of however many ids each is asked for once, and never more at once than a database takes', async () => {
  for (const count of [0, 1, 5000, 5001, 70_000]) {
    const ids = Array.from({ length: count }, String)
    const sizes: number[] = []
    const rows = await readInParts(ids, async (part) => {
      sizes.push(part.length)
      return part
    })
    expect(rows).toEqual(ids)
    expect(Math.max(0, ...sizes)).toBeLessThan(32_766)
  }
})
