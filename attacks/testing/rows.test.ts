import { expect, test } from 'vitest'
import { type Changes, expectChanges } from './rows.ts'

const old = ['a', 'b', 'c']

test.each<[what: string, wish: Changes[string], rows: string[]]>([
  ['as it was', 0, old],
  ['one row more', 1, [...old, 'd']],
  ['one row fewer', -1, ['a', 'b']],
  ['other contents', 'changed', ['a', 'b', 'd']],
  ['anything', 'any', []],
  ['one row more and one changed', { more: 1, changed: 1 }, ['a', 'b', 'd', 'e']],
  ['one row fewer and one changed', { more: -1, changed: 1 }, ['a', 'd']],
])('a table that is as the case says is right: %s', (_, wish, rows) => {
  expectChanges(new Map([['t', old]]), new Map([['t', rows]]), { t: wish })
})

test.each<[what: string, wish: Changes[string], rows: string[], fault: RegExp]>([
  ['changed in silence', 0, ['a', 'b', 'd'], /t: 1 old rows changed/],
  ['grown in silence', 0, [...old, 'd'], /t: 1 rows more/],
  ['grown, and an old row changed', 1, ['a', 'b', 'd', 'e'], /t: 1 old rows changed/],
  ['without another row than the one that went', -1, ['a', 'd'], /t: 1 old rows changed/],
  ['still as it was', 'changed', old, /t: nothing changed/],
  ['grown instead of changed', 'changed', [...old, 'd'], /t: 1 rows more/],
  ['changed less than was said', { more: 1, changed: 1 }, [...old, 'd'], /t: 0 old rows changed/],
])('a table that is not as the case says is named: %s', (_, wish, rows, fault) => {
  expect(() => expectChanges(new Map([['t', old]]), new Map([['t', rows]]), { t: wish })).toThrow(fault)
})

test('what stands in the audit log stays, whatever a case says', () => {
  const before = new Map([['audit_log', old]])
  expectChanges(before, new Map([['audit_log', [...old, 'd']]]), {})
  expect(() => expectChanges(before, new Map([['audit_log', ['a', 'b', 'd']]]), {})).toThrow(
    /old rows changed/,
  )
})
