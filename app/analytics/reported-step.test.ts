import { expect, test } from 'vitest'
import { countedPath } from '../pages/counted-path.ts'
import { parseReportedStep } from './reported-step.ts'

const reported = (change: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = { e: 'form-2', f: 'funding', from: '/city/houston-tx', program: 'kit', ...change }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseReportedStep(form, countedPath)
}

test('a form tells how far it came, from which page, with which program', () => {
  expect(reported()).toEqual({ step: 'form-2', page: '/city/houston-tx', program: 'kit' })
})

test('a form that was opened by itself, or from no page of ours, is counted as its own', () => {
  for (const from of [
    '',
    'https://evil.example/',
    '/admin',
    '/forms/funding',
    '/applications/mine',
    '/x'.repeat(200),
  ])
    expect(reported({ from })?.page, from).toBe('/forms/funding')
})

test('a place nobody listed has no line of its own', () => {
  expect(reported({ from: '/city/invented-zz' })?.page).toBe('(other)')
})

test.each([
  ['an unknown step', { e: 'form-5' }],
  ['a step of the questions', { e: 'wizard-1' }],
  ['an end nobody tells but the inbox', { e: 'approved' }],
  ['sent, which the application itself says', { e: 'sent' }],
  ['a form that is none', { f: 'constructor' }],
  ['a program that is none', { program: '__proto__' }],
  ['no program', { program: '' }],
])('%s is refused', (_, change) => {
  expect(reported(change)).toBeNull()
})
