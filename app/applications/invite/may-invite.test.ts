import { expect, test } from 'vitest'
import { type Invitable, whyNotInvited } from './may-invite.ts'

const approved: Invitable = {
  status: 'approved',
  isDemo: false,
  given: ['contact', 'news'],
  hasTold: false,
}

test('an approved applicant who agreed to news can be invited to tell the story', () => {
  expect(whyNotInvited(approved)).toBeNull()
})

test('who agreed to be contacted about the application alone is not invited', () => {
  expect(whyNotInvited({ ...approved, given: ['contact', 'machine'] })).toBe('no-yes')
  expect(whyNotInvited({ ...approved, given: ['news'] })).toBe('no-yes')
})

test('nobody is invited before the approval, twice, or as an example', () => {
  for (const status of ['new', 'contacted', 'in-progress', 'closed'] as const)
    expect(whyNotInvited({ ...approved, status })).toBe('not-approved')
  expect(whyNotInvited({ ...approved, hasTold: true })).toBe('told')
  expect(whyNotInvited({ ...approved, isDemo: true })).toBe('example')
})
