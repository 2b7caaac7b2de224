import { expect, test } from 'vitest'
import { isSamePerson, wantedPerson } from './wanted-person.ts'

test.each([
  [' Jane@Example.com ', 'email', 'Jane@Example.com'],
  ['\u202ajane@example.com\u202c', 'email', 'jane@example.com'],
  ['5125550147@vtext.example', 'email', '5125550147@vtext.example'],
  ['+1 (512) 555-0147', 'phone', '5125550147'],
  ['555-0147', 'phone', '5550147'],
  ['k7m 4q2x', 'reference', 'K7M-4Q2X'],
  ['234-5678', 'reference', '234-5678'],
  ['K7M-4Q2', 'email', 'K7M-4Q2'],
  ['555', 'email', '555'],
  ['', 'email', ''],
])('%j is looked up as %s', (typed, kind, value) => {
  expect(wantedPerson(typed)).toEqual({ kind, value })
})

test('the same number is the same person however it is written, and no part of it is', () => {
  const isSame = (one: string, other: string) => isSamePerson(wantedPerson(one), wantedPerson(other))
  expect(isSame('512.555.0147', '+1 512 555 0147')).toBe(true)
  expect(isSame('jane@example.com', 'JANE@example.com')).toBe(true)
  expect(isSame('5125550147', '5550147')).toBe(false)
  expect(isSame('5125550147', '')).toBe(false)
})
