import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { languages } from '../platform/language.ts'
import { territoryWords } from '../platform/territory-words.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { marked } from '../site/testing/marked-site.ts'

/** What the pages of places say, read as a visitor reads them: of towns of every size, and of none. */
const listed = ['/city/houston-tx', '/city-old/houston-tx']
const unlisted = ['/city/pecos-tx', '/city-old/pecos-tx', '/city/pecos', '/city/lost-springs-wy']
const invented = ['/city/nowhere-tx', '/city-old/nowhere-tx', '/city/nowhere', '/subcity/nowhere-tx']
const around = ['/subcity/alief-houston-tx', '/state/texas', '/state/atlantis']

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

async function read(path: string, site: Site = marked) {
  const { html } = await render({ path }, site)
  return linesOf(html)
}

test.each(languages)(
  '/states says what holds in Washington and in the territories (%s)',
  async (language) => {
    const html = (await render({ path: '/states' }, defaultSite('https://example.com', language))).html
    const said = linesOf(html).join('\n')
    for (const name of Object.values(territoryWords[language])) expect(said).toContain(name)
    expect(html).toContain('/city/washington-dc"')
  },
)

describe('local figures', () => {
  const local = ['[residentsHelped]', '[localProperties]', '[localSuccessRate]', '[localResponse]']
  const heldIn = (lines: string[]) => local.filter((words) => lines.some((line) => line.includes(words)))

  test.each(listed)('%s, a listed city, has the four specified ones', async (path) => {
    expect(heldIn(await read(path))).toEqual(local)
  })

  test.each([...unlisted, ...invented, ...around])('%s has none that nobody counted', async (path) => {
    const lines = await read(path)
    expect(heldIn(lines)).toEqual([])
    expect(lines.filter((line) => /we help renters in [\d,]+|know ours|\bour landlords/i.test(line))).toEqual(
      [],
    )
  })

  test('a town that is not listed shows what was counted, and by whom', async () => {
    const text = (await read('/city/pecos-tx')).join('\n')
    for (const told of [
      /^Population, 2020 census: [\d,]+$/m,
      /number [\d,]+ of [\d,]+ in Texas/,
      /Census, 2019–2023: /,
    ])
      expect(text).toMatch(told)
  })

  test('how many towns lie around is told where they are many: one is nothing we bring', async () => {
    const around = /^Towns within \[nearbyMiles\]: \d+$/m
    expect((await read('/city/dyer-in')).join('\n')).toMatch(around)
    expect((await read('/city/pecos-tx')).join('\n')).not.toMatch(around)
  })
})

describe('the census median rent', () => {
  // With its own figure, its county's from either table; dear, beyond the census's scale, cheap.
  const rents = ['houston-tx', 'nashville-tn', 'pecos-tx', 'irvine-ca', 'saratoga-ca', 'del-rio-tx']
  const families = ['/city/', '/city-old/'] as const

  test.each([
    ...rents.flatMap((slug) => families.map((family) => family + slug)),
    '/state/texas',
    '/city/pecos',
  ])('%s gives it one name and no second one', async (path) => {
    const lines = await read(path)
    expect(lines.filter((line) => /census median rent/i.test(line)).length).toBeGreaterThan(1)
    expect(
      lines.filter((line) => /(average|middle|typical) (\(median\) )?rent|not published/i.test(line)),
    ).toEqual([])
    expect(lines.filter((line) => /(?<!census |no )median rent/i.test(line))).toEqual([])
  })

  test.each([
    ['/city/nashville-tn', /^Census median rent of Davidson County, 2019–2023: \$[\d,]+$/m],
    ['/city/nashville-tn', /We have no figure for Nashville alone\./],
    ['/city/pecos-tx', /^Census median rent of Reeves County, 2019–2023: \$988$/m],
    [
      '/city-old/pecos-tx',
      /The census median rent of Reeves County was \$988 .* We have no figure for Pecos alone\./,
    ],
    ['/state/ohio', /270,871 people, census median rent of Lucas County \$911/],
    ['/city/saratoga-ca', /^Census median rent, 2019–2023: over \$3,500$/m],
  ] as const)('%s says whose figure it shows', async (path, told) => {
    expect((await read(path)).join('\n')).toMatch(told)
  })

  test.each([
    ['houston-tx', 'Luxury Apartments', 'Here: 4 bedrooms $2,639'],
    ['del-rio-tx', 'Standard Apartments', 'Here: studio $857, 1 bedroom'],
    ['pecos-tx', 'Mid-Range Rentals', 'Here: 4 bedrooms $1,593'],
    ['nowhere-tx', 'Price classes in and around Nowhere', 'The classes are the same everywhere.'],
  ] as const)('the price classes of %s do not contradict it', async (slug, title, told) => {
    const lines = await read(`/city/${slug}`)
    const at = lines.indexOf(title)
    expect(lines.slice(at + 1, at + 5).join('\n')).toContain(told)
  })
})

describe('a state’s towns', () => {
  test.each(['texas', 'alaska', 'rhode-island', 'hawaii'])(
    'of %s stand under the major city they are near, nearest first, and repeat none of those',
    async (state) => {
      const { html } = await render({ path: `/state/${state}` }, marked)
      const cities = [...html.matchAll(/View ([^<]+?) Funding/g)].map(([, name]) => name)
      const groups = [...html.matchAll(/<h3>(Near [^<]+|Farther out)<\/h3>.*?<\/details>/gs)]
      expect(groups.length).toBeGreaterThan(1)
      for (const [group, heading = ''] of groups) {
        const towns = [
          ...group.matchAll(/<a href="[^"]+">([^<]+)<span>(\d+) miles?( from ([^<]+))?<\/span>/g),
        ]
        expect(towns.map(([, name]) => name).filter((name) => cities.includes(name))).toEqual([])
        const miles = towns.map(([, , distance]) => Number(distance))
        expect(miles).toEqual(miles.toSorted((a, b) => a - b))
        const near = heading === 'Farther out' ? towns.map(([, , , , city]) => city) : [heading.slice(5)]
        expect(near.filter((city) => !cities.includes(city))).toEqual([])
      }
    },
  )
})

test('a rate says what it is a rate of wherever two of them differ', async () => {
  expect(await read('/state/texas')).toContain('Approval rate in Texas: [approvalTexas]')
  expect(await read('/state/ohio')).toContain('Approval rate, all states: [approvalRate]')
  expect(await read('/city/houston')).toContain('Approval rate, all states: [approvalRate]')
  expect(await read('/city/houston-tx')).toContain('Success rate, all listed cities: [localSuccessRate]')
})

test('the figures of the service are not said to be counted in a city', async () => {
  for (const path of ['/city/rutland-vt', '/city-old/houston-tx']) {
    const lines = await read(path)
    expect(
      lines.filter((line) => /(Success rate|helped|Properties) in |local properties/.test(line)),
    ).toEqual([])
    expect(lines.join('\n')).toContain('nobody counted them in one city alone')
  }
})

test('rents of different years are not compared, and a year that differs is told', async () => {
  const lines = await read('/city/new-york-ny')
  expect(lines.join('\n')).toContain('a month in 2021, utilities included.')
  expect((await read('/state/new-york')).join('\n')).toMatch(/census median rent \$[\d,]+ \(2021\)/)
})

test('people are counted in a year', async () => {
  expect((await read('/state/texas')).join('\n')).toMatch(/The 2020 census counted [\d,]+ people in Texas/)
  const alief = await read('/subcity/alief-houston-tx')
  expect(alief.filter((line) => /^People in/.test(line))).toEqual([
    expect.stringMatching(/^People in Alief, 2019–2023: [\d,]+$/),
    expect.stringMatching(/^People in Houston, 2020: [\d,]+$/),
  ])
})

test('a town of no table has the state’s funding, and says so', async () => {
  expect((await read('/city/nowhere-tx')).join('\n')).toContain('These hold all over the state.')
})

describe('words no editor would print', () => {
  // Alone, remote, of another kind than a city, told apart by its county, without a state, and the rest.
  const places = [
    'pecos-tx',
    'utqiagvik-ak',
    'stanford-ca',
    'lowell-township-mi',
    'reno-parker-county-tx',
    'new-york-ny',
  ]
  const paths = [
    ...places.flatMap((slug) => [`/city/${slug}`, `/city-old/${slug}`]),
    ...['/city/washington-dc', '/city/washington', '/state/district-of-columbia', '/state/isle-of-man'],
    ...['/subcity/downtown-los-angeles-los-angeles-ca', '/subcity/brooklyn-new-york-ny', '/policy-terms'],
  ]
  const unprintable = [
    /\b(\w{3,} \w+) \1\b/,
    /\bDc\b|[a-z] Of [A-Z]|(in|of) District of Columbia/,
    /twice the front desks|in both before|^From \[/,
    /\. \./,
    /undefined|null|NaN|\(\)| ,|\.\.(?!\.)|: \./,
    /\b(small|mid-sized|large|major) (city|town) in/,
  ]

  test.each(paths)('%s has none', async (path) => {
    const lines = await read(path)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => unprintable.some((words) => words.test(line)))).toEqual([])
  })

  test('the District of Columbia has its name and its article', async () => {
    expect((await render({ path: '/state/dc' }, marked)).status).toBe(301)
    const page = await read('/state/district-of-columbia')
    expect(page).toContain('A second key in the District of Columbia')
    const text = page.join('\n')
    expect(text).toContain('The figures about the District of Columbia are on the page of Washington.')
    expect(text).not.toContain('no figures')
  })

  test('a neighborhood that names its city does so once', async () => {
    const lines = await read('/subcity/downtown-los-angeles-los-angeles-ca')
    expect(lines).toContain('Second Chance Apartments Downtown Los Angeles, CA | Bad Credit Rentals')
    expect(lines).toContain('Start Your Downtown Los Angeles Application')
  })
})
