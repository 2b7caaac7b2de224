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
  // The promise may stand on a page alone, or in the register alone.
  expect(titles({ guaranteedApproval: modest }, { lines }).join()).toContain('not guaranteed')
  expect(titles({}, { lines: ['It is not guaranteed.'] }).join()).toContain('not guaranteed')
})

test('a sentence is shown once, with every kind of page it stands on', () => {
  const [warning] = warningsAbout({
    claims: claimRegister,
    noted: new Set(),
    uses: new Map(),
    lines: ['/', '/', '/states'].map((path) => ({
      page: `Page ${path}`,
      path,
      text: 'It is not guaranteed.',
    })),
  })
  expect(warning?.uses).toEqual([
    {
      text: 'It is not guaranteed.',
      places: [
        { page: 'Page /', path: '/' },
        { page: 'Page /states', path: '/states' },
      ],
    },
  ])
})

test('times that just meet agree, whichever of them is the longer', () => {
  const words = (value: string) => ({ kind: 'words', label: 'Time', value }) as const
  const told = (one: string, other: string) =>
    titles({ landlordApproval: words(one), approvalTime: words(other) })
      .join()
      .includes('for an approval')
  expect(told('24-48 hours', '2 days')).toBe(false)
  expect(told('2 days', '24-48 hours')).toBe(false)
  expect(told('72 hours', '1-2 days')).toBe(true)
  expect(told('1-2 days', '72 hours')).toBe(true)
  expect(told('soon', '72 hours')).toBe(false)
  expect(told('72 hours', 'soon')).toBe(false)
})

test('an amount that is just the least or the most of the range lies inside it', () => {
  const [least, most] = [500, 5000]
  const range = (value: readonly [number, number]) => ({ kind: 'range', label: 'Funding', value }) as const
  const others = { fundingCalifornia: range([least, most]), fundingFlorida: range([least, most]) }
  const namesFor = (texas: readonly [number, number]) =>
    warnings({ ...others, fundingRange: range([least, most]), fundingTexas: range(texas) })
      .filter(({ title }) => title.startsWith('Amounts outside'))
      .flatMap(({ claims }) => claims.map(({ name }) => name))
  expect(namesFor([500, 5000])).toEqual([])
  expect(namesFor([499, 5000])).toContain('fundingTexas')
  expect(namesFor([500, 5001])).toContain('fundingTexas')
})

test('the whole price paid today, and two adults for the price of one, are no contradiction', () => {
  const { kitOneAdult, kitTwoAdults, kitTodayOneAdult } = claimRegister
  const even = {
    kitTodayOneAdult: { ...kitTodayOneAdult, value: 50 },
    kitOneAdult: { ...kitOneAdult, value: 50 },
    kitTwoAdults: { ...kitTwoAdults, value: 50 },
  }
  expect(titles(even).join()).not.toMatch(/More is paid|Two adults/)
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

test('a success number that was taken off needs none', () => {
  const approvalRate = { ...claimRegister.approvalRate, value: 0 }
  const open = warnings({ approvalRate }).find(({ title }) => title === 'Numbers without a basis')
  expect(open?.claims.map(({ name }) => name)).not.toContain('approvalRate')
})

test('another delivery time asks for another meaning', () => {
  const kitDelivery = { ...claimRegister.kitDelivery, value: '5 business days' }
  const told = (changed: Partial<ClaimRegister>) =>
    warnings(changed).filter(({ title }) => title.startsWith('The kit comes within'))
  expect(told({ kitDelivery })).toHaveLength(1)
  expect(told({})).toEqual([])
  const kitDeliveryMeans = { ...claimRegister.kitDeliveryMeans, value: 'one week' }
  expect(told({ kitDelivery, kitDeliveryMeans })).toEqual([])
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
  const { standardRent, luxuryRent } = claimRegister
  expect(titles({ luxuryRent: { ...luxuryRent, value: standardRent.value[1] } })).toContain(title)
  expect(titles({ luxuryRent: { ...luxuryRent, value: standardRent.value[1] + 1 } })).not.toContain(title)
})

test.each([
  ['7 to 21 days', { from: 168, to: 504 }],
  ['24–48 hours', { from: 24, to: 48 }],
  ['2 weeks', { from: 336, to: 336 }],
  ['1 month', { from: 730, to: 730 }],
  ['24hr', { from: 24, to: 24 }],
  ['1-2 business days', { from: 24, to: 48 }],
  ['soon', null],
])('%s is understood as a span of time', (words, hours) => {
  expect(hoursIn(words)).toEqual(hours)
})
