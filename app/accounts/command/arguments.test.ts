import { expect, test } from 'vitest'
import { adminLines } from './admin-lines.ts'
import { parseArguments } from './arguments.ts'

const parse = (words: string) => parseArguments(words.split(' ').filter(Boolean))

test.each([
  ['list', { verb: 'list' }],
  ['create Ada@example.com', { verb: 'create', email: 'ada@example.com', role: 'owner', name: 'Ada' }],
  [
    'create a@example.com --role moderator --name Ada',
    { verb: 'create', email: 'a@example.com', role: 'moderator', name: 'Ada' },
  ],
  ['reset Ada@example.com', { verb: 'reset', email: 'ada@example.com', isTwoFactorOff: false }],
  ['reset a@example.com --two-factor-off', { verb: 'reset', email: 'a@example.com', isTwoFactorOff: true }],
  ['disable Ada@example.com', { verb: 'disable', email: 'ada@example.com' }],
  ['enable a@example.com', { verb: 'enable', email: 'a@example.com' }],
])('%s is understood', (words, wanted) => {
  expect(parse(words)).toEqual(wanted)
})

test.each([
  '',
  'burn a@example.com',
  'create',
  'list a@example.com',
  'list --role owner',
  'list --two-factor-off',
  'create a@example.com b@example.com',
  'create a@example.com --two-factor-off',
  'reset a@example.com --role owner',
  'disable a@example.com --name Ada',
  'reset a@example.com --force',
])('%j is no command of ours', (words) => {
  expect(parse(words)).toBeNull()
})

test('an unknown role and what is no address are told in one line', () => {
  expect(() => parse('create a@example.com --role king')).toThrow(/^The role king is unknown: it is owner/)
  expect(() => parse('create nobody')).toThrow('nobody is not an e-mail address')
  expect(() => parse(`create ${'a'.repeat(250)}@example.com`)).toThrow('is not an e-mail address')
})

test('a name of blanks is none', () => {
  expect(parseArguments(['create', 'ada@example.com', '--name', ' '])).toMatchObject({ name: 'ada' })
})

test('the list is a table, its columns as wide as their longest word', () => {
  expect(adminLines([])).toEqual(['There are no admins yet.'])
  const ada = { email: 'ada@example.com', role: 'owner', disabled: false, hasSecondFactor: true } as const
  const bob = { email: 'b@example.com', role: 'moderator', disabled: true, hasSecondFactor: false } as const
  const lines = adminLines([
    { ...ada, lastSignInAt: new Date('2026-03-01T12:34:56Z') },
    { ...bob, lastSignInAt: null },
  ])
  expect(lines).toEqual([
    'E-mail           Role       State     Two-factor  Last sign-in (UTC)',
    'ada@example.com  owner      active    on          2026-03-01 12:34',
    'b@example.com    moderator  disabled  off         never',
  ])
})
