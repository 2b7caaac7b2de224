import { expect, test } from 'vitest'
import { firstSteps, nextStep, type Progress } from './first-steps.ts'

const demo: Progress = {
  hasOwnPassword: false,
  hasOwnContact: false,
  missingForms: 6,
  siteUrl: 'http://localhost:3000',
  hasMail: false,
  hasTwoFactor: false,
  hasBackup: false,
  demo: { articles: 8, stories: 10 },
}

const live: Progress = {
  hasOwnPassword: true,
  hasOwnContact: true,
  missingForms: 0,
  siteUrl: 'https://www.secondkey.com',
  hasMail: true,
  hasTwoFactor: true,
  hasBackup: true,
  demo: { articles: 0, stories: 0 },
}

test('a new site has everything before it and begins with the password', () => {
  const steps = firstSteps(demo)
  expect(steps.map(({ isDone }) => isDone)).toEqual(steps.map(() => false))
  expect(nextStep(steps)?.id).toBe('password')
})

test('each step is done by what it asks for, and by nothing else', () => {
  const done = (change: Partial<Progress>) =>
    firstSteps({ ...demo, ...change }).flatMap(({ id, isDone }) => (isDone ? [id] : []))
  expect(done({ hasOwnPassword: true })).toEqual(['password'])
  expect(done({ hasOwnContact: true })).toEqual(['contact'])
  expect(done({ missingForms: 1 })).toEqual([])
  expect(done({ missingForms: 0 })).toEqual(['forms'])
  expect(done({ siteUrl: 'https://localhost:3000' })).toEqual([])
  expect(done({ siteUrl: 'http://www.secondkey.com' })).toEqual([])
  expect(done({ siteUrl: live.siteUrl })).toEqual(['address'])
  expect(done({ hasMail: true })).toEqual(['mail'])
  expect(done({ hasTwoFactor: true })).toEqual(['two-factor'])
  expect(done({ hasBackup: true })).toEqual(['backup'])
  expect(done({ demo: { articles: 0, stories: 1 } })).toEqual([])
  expect(done({ demo: live.demo })).toEqual(['demo'])
})

test('on a live site nothing is left', () => {
  expect(nextStep(firstSteps(live))).toBeNull()
})
