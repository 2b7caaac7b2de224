import { expect, test } from 'vitest'
import { warningsAbout } from './claim-rules.ts'
import { type ClaimName, type ClaimRegister, claimRegister } from './claims.ts'
import { hoursIn } from './hours-in.ts'

const page = { page: 'Home', path: '/' }

function warnings(
  changed: Partial<ClaimRegister> = {},
  { noted = [] as ClaimName[], lines = [] as string[] } = {},
) {
  const claims = { ...claimRegister, ...changed }
  return warningsAbout({
    claims,
    noted: new Set(noted),
    uses: new Map(),
    lines: lines.map((text) => ({ ...page, text })),
  })
}
const titles = (...args: Parameters<typeof warnings>) => warnings(...args).map(({ title }) => title)

test('24-48 hours and 7 to 21 days contradict each other, and no longer when the times meet', () => {
  const title = 'Two different times for an approval: 24-48 hours and 7 to 21 days'
  expect(titles()).toContain(title)
  const slow = { kind: 'words', label: 'Approval in', value: '5-10 days' } as const
  expect(titles({ landlordApproval: slow }).join()).not.toContain('for an approval')
})

test('guaranteed and not guaranteed contradict each other wherever pages say so', () => {
  const lines = ['Guaranteed Approval', 'It is not guaranteed.', 'We keep working.']
  const [warning] = warnings({}, { lines })
  expect(warning?.title).toBe('Guaranteed, and not guaranteed')
  expect(warning?.uses.map(({ text }) => text)).toEqual(['Guaranteed Approval', 'It is not guaranteed.'])
  const modest = { kind: 'words', label: 'Approval promise', value: 'Help with approval' } as const
  expect(titles({ guaranteedApproval: modest }, { lines: ['It is not guaranteed.'] }).join()).not.toContain(
    'not guaranteed',
  )
  expect(titles({}, { lines: ['Guaranteed Approval'] }).join()).not.toContain('not guaranteed')
})

test('a state or a testimonial outside the funding range is told, and the default has none', () => {
  expect(titles().join()).not.toContain('Amounts outside')
  const narrow = { kind: 'range', label: 'Rental funding', value: [550, 4000] } as const
  const warning = warnings({ fundingRange: narrow }).find(({ title }) => title.startsWith('Amounts outside'))
  expect(warning?.claims.map(({ name }) => name)).toEqual([
    'fundingRange',
    'fundingTexas',
    'fundingCalifornia',
    'fundingFlorida',
  ])
  expect(warning?.uses[0]?.text).toContain('$4,200')
})

test('a success number needs a note on its basis', () => {
  const open = warnings({}, { noted: ['approvalRate'] }).find(
    ({ title }) => title === 'Numbers without a basis',
  )
  expect(open?.claims.map(({ name }) => name)).toContain('familiesHoused')
  expect(open?.claims.map(({ name }) => name)).not.toContain('approvalRate')
  expect(open?.claims.map(({ name }) => name)).not.toContain('applicationFee')
})

test('more paid for the kit today than it costs is told', () => {
  const title = 'More is paid for the kit today than it costs'
  expect(titles()).not.toContain(title)
  expect(titles({ kitTodayOneAdult: { ...claimRegister.kitTodayOneAdult, value: 400 } })).toContain(title)
})

test('two adults who pay less than one are told, by what is cheaper', () => {
  const dear = { kitTodayOneAdult: { ...claimRegister.kitTodayOneAdult, value: 60 } }
  const warning = warnings(dear).find(({ title }) => title === 'Two adults pay less than one')
  expect(warning?.claims.map(({ name }) => name)).toEqual(['kitTodayOneAdult', 'kitTodayTwoAdults'])
  expect(titles().join()).not.toContain('Two adults')
})

test('luxury that begins before standard ends is told', () => {
  const title = 'Luxury begins before standard ends'
  expect(titles()).not.toContain(title)
  expect(titles({ luxuryRent: { ...claimRegister.luxuryRent, value: 1500 } })).toContain(title)
})

test.each([
  ['7 to 21 days', { from: 168, to: 504 }],
  ['24–48 hours', { from: 24, to: 48 }],
  ['24hr', { from: 24, to: 24 }],
  ['1-2 business days', { from: 24, to: 48 }],
  ['soon', null],
])('%s is understood as a span of time', (words, hours) => {
  expect(hoursIn(words)).toEqual(hours)
})
