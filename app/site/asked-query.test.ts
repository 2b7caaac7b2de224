import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedQuery } from './asked-query.ts'

const fields = ['near', 'miles', 'rent']

test('an address without fields takes nothing of a query', () => {
  expect(askedQuery(undefined, '?near=x')).toBe('')
})

test('order, repetition, strange fields and empty ones make no other address', () => {
  const one = '?near=houston-tx&rent=1200'
  for (const way of [
    '?near=houston-tx&rent=1200',
    '?rent=1200&near=houston-tx',
    '?near=houston-tx&near=dallas-tx&rent=1200&rent=1',
    '?utm_source=x&rent=1200&near=%20houston-tx+&miles=&__proto__=1',
    '?near=%68ouston-tx&rent=1200',
    `?near=${encodeURIComponent('\u202ahouston-tx\u202c')}&rent=${encodeURIComponent('１２００\u200b')}`,
  ])
    expect(askedQuery(fields, way)).toBe(one)
})

test('a long value is cut, half a character at the cut too', () => {
  expect(askedQuery(fields, `?near=${'a'.repeat(1500)}`)).toBe(`?near=${'a'.repeat(100)}`)
  expect(askedQuery(fields, `?near=${'a'.repeat(99)}😀`)).toBe(`?near=${'a'.repeat(99)}%EF%BF%BD`)
})

test('whatever the query, what is taken is short and stays the same when taken again', () => {
  const queries = fc.array(
    fc.tuple(fc.constantFrom(...fields, 'other'), fc.string({ maxLength: 300, unit: 'binary' })),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        queries.map((pairs) => `?${new URLSearchParams(pairs)}`),
      ),
      (search) => {
        const taken = askedQuery(fields, search)
        expect(askedQuery(fields, taken)).toBe(taken)
        for (const [name, value] of new URLSearchParams(taken)) {
          expect(fields).toContain(name)
          expect(value.length).toBeLessThanOrEqual(100)
        }
      },
    ),
  )
})
