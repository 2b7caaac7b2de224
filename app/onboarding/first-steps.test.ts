import { expect, test } from 'vitest'
import { firstSteps, nextStep, type Progress } from './first-steps.ts'

const demo: Progress = {
  hasOwnAddress: false,
  hasOwnPassword: false,
  brand: { name: 'Second Key Rentals', isChosen: false },
  contact: { hasDemoPhone: true, hasDemoEmail: true },
  siteUrl: 'http://localhost:3000',
  mail: { kind: 'not-set-up' },
  hasTwoFactor: false,
  hasBackup: false,
  demo: { articles: 8, stories: 10, applications: 9 },
  review: { stop: 9, first: 5 },
}

const live: Progress = {
  hasOwnAddress: true,
  hasOwnPassword: true,
  brand: { name: 'Open Door Homes', isChosen: true },
  contact: { hasDemoPhone: false, hasDemoEmail: false },
  siteUrl: 'https://www.secondkey.com',
  mail: { kind: 'answers' },
  hasTwoFactor: true,
  hasBackup: true,
  demo: { articles: 0, stories: 0, applications: 0 },
  review: { stop: 0, first: 0 },
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
  expect(done({ hasOwnAddress: true })).toEqual(['own-address'])
  expect(done({ contact: live.contact })).toEqual(['contact'])
  expect(done({ contact: { hasDemoPhone: false, hasDemoEmail: true } })).toEqual([])
  expect(done({ siteUrl: 'https://localhost:3000' })).toEqual([])
  expect(done({ siteUrl: 'http://www.secondkey.com' })).toEqual([])
  expect(done({ siteUrl: live.siteUrl })).toEqual(['address'])
  expect(done({ brand: live.brand })).toEqual(['brand'])
  expect(done({ mail: { kind: 'answers' } })).toEqual(['mail'])
  expect(done({ mail: { kind: 'trouble', why: 'Nobody answers.' } })).toEqual([])
  expect(done({ mail: null })).toEqual([])
  expect(done({ hasTwoFactor: true })).toEqual(['two-factor'])
  expect(done({ hasBackup: true })).toEqual(['backup'])
  expect(done({ demo: { articles: 0, stories: 1, applications: 0 } })).toEqual([])
  expect(done({ demo: live.demo })).toEqual(['demo'])
  expect(done({ review: live.review })).toEqual(['go-live'])
  expect(done({ review: { stop: 0, first: 1 } })).toEqual([])
  expect(done({ review: null })).toEqual([])
})

test('on a live site nothing is left', () => {
  expect(nextStep(firstSteps(live))).toBeNull()
})

test('what is set where the site is started names its lines, and says what is still wrong with them', () => {
  const stepOf = (id: string, change: Partial<Progress> = {}) =>
    firstSteps({ ...demo, ...change }).find((step) => step.id === id)
  expect(stepOf('address')?.settings?.lines).toEqual(['SITE_URL=https://www.example.com'])
  expect(stepOf('mail')?.settings?.lines.map((line) => line.split('=')[0])).toEqual(['SMTP_URL', 'MAIL_FROM'])
  expect(stepOf('mail', { mail: { kind: 'trouble', why: 'Nobody answers at x.' } })?.problem).toBe(
    'Mail is set up, but does not work yet: Nobody answers at x.',
  )
})

test('only what is still made up is said to reach nobody', () => {
  const said = (hasDemoPhone: boolean, hasDemoEmail: boolean) =>
    firstSteps({ ...demo, contact: { hasDemoPhone, hasDemoEmail } }).find(({ id }) => id === 'contact')?.text
  expect(said(true, true)).toBe('They stand on every page. The ones shown now reach nobody.')
  expect(said(true, false)).toBe('They stand on every page. The phone number shown now reaches nobody.')
  expect(said(false, true)).toBe('They stand on every page. The e-mail address shown now reaches nobody.')
  expect(said(false, false)).toBe('They stand on every page.')
})

test('the command of a step keeps what an earlier one has set', () => {
  const others = (id: string, change: Partial<Progress>) =>
    firstSteps({ ...demo, ...change }).find((step) => step.id === id)?.settings?.others
  expect(others('mail', { siteUrl: live.siteUrl })).toEqual(['SITE_URL=https://www.secondkey.com'])
  expect(others('mail', {})).toEqual([])
  expect(others('address', { mail: { kind: 'answers' } })).toEqual(['SMTP_URL=…', 'MAIL_FROM=…'])
  expect(others('address', { mail: { kind: 'trouble', why: '' } })).toEqual(['SMTP_URL=…', 'MAIL_FROM=…'])
  expect(others('address', {})).toEqual([])
})
