import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTable, tableRows } from './table.ts'

const text = 'key\tvalue\n01\tone\n02\n10\tten\tmore\n'

describe('a table that stays text', () => {
  test('gives the cells of a row by its number', () => {
    const table = openTable(() => text)
    expect(table.length).toBe(3)
    expect([table.row(0), table.row(1), table.row(2)]).toEqual([['01', 'one'], ['02'], ['10', 'ten', 'more']])
  })

  test('has no row outside', () => {
    expect([
      openTable(() => text).row(3),
      openTable(() => text).row(-1),
      openTable(() => 'key\n').row(0),
    ]).toEqual([[], [], []])
  })

  test('names the rows that have some letters, each once', () => {
    const table = openTable(() => 'key\tzips\na\t77002 77003\nb\t77003 77003\nc\t1\n')
    expect(['77003', '77002', 'zips', '1', ''].map(table.search)).toEqual([[0, 1], [0], [], [2], [0, 1, 2]])
  })

  test('gives all rows that share their first cell', () => {
    const table = openTable(() => 'county\tname\n01\ta\n01\tb\n02\tc\n')
    expect([table.findAll('01'), table.findAll('02'), table.findAll('03')]).toEqual([
      [
        ['01', 'a'],
        ['01', 'b'],
      ],
      [['02', 'c']],
      [],
    ])
  })

  test('finds what a map of all rows finds', () => {
    const cell = fc.stringMatching(/^[a-z0-9]{1,4}$/)
    fc.assert(
      fc.property(fc.uniqueArray(cell, { maxLength: 40 }), cell, (keys, other) => {
        const sorted = [...keys].sort()
        const written = `key\tvalue\n${sorted.map((key) => `${key}\t${key}!\n`).join('')}`
        const all = new Map([...tableRows(written)].map((row) => [row[0], row]))
        for (const key of [...keys, other])
          expect(openTable(() => written).find(key)).toEqual(all.get(key) ?? null)
      }),
      { numRuns: 60 },
    )
  })
})
