import { describe, expect, test } from 'vitest'
import { readSources } from '../../../scripts/facts/sources.mjs'
import { placeRow } from '../../almanac/place-row.ts'
import type { Section } from '../../landing/sections.ts'
import { dollars } from '../../platform/us-number.ts'
import { defaultSite } from '../../site/site.ts'
import { comparableRent } from '../census-rent.ts'
import { agenciesFor } from '../nearest-agencies.ts'
import type { Place } from '../place.ts'
import { allPlaces, findPlace } from '../places.ts'
import { isStateCode, states } from '../states.ts'
import { rangeAround } from './figures/line.ts'
import { surroundingsOf } from './figures/surroundings.ts'
import { freeHelp } from './free-help.ts'
import { inFigures } from './in-figures.ts'
import { lowIncome } from './income-limits.ts'
import { localPart } from './local-part.ts'
import { stateRights } from './rights.ts'
import { fiveWordsOf, sixtyTowns, textsOf } from './testing/sample.ts'

const site = defaultSite('https://example.test')
const { local } = readSources('data/sources/')
const sixty = sixtyTowns()

describe('fair housing', () => {
  const forbidden =
    /\b(rac(e|es|ial)|ethnic\w*|minorit\w+|hispanic\w*|latin[oax]s?|asians?|african|immigrants?|foreign\w*|religio\w*|churches|synagogues?|mosques?|christians?|muslims?|jewish|famil(y|ies)|children|kids|disab\w+|handicap\w*|crimes?|criminals?|police|safest|dangerous)\b/i

  test('no local part speaks of race, ethnicity, religion, families, disability or crime', () => {
    // Names of offices are their own.
    for (const place of sixty)
      expect(
        saidBy(localPart(place, site)).filter((text) => forbidden.test(text)),
        place.slug,
      ).toEqual([])
  })
})

describe('free help nearby', () => {
  test.each([...sixty.map(({ slug }) => slug), 'new-york-ny', 'washington-dc'])(
    '%s has a housing office and 2-1-1 that can be called, and lawyers or a link to all of them, each with its date',
    (slug) => {
      const { helpers } = helpAt(slug)
      const [office, lawyer, line] = helpers
      expect(helpers).toHaveLength(3)
      expect(office?.contacts[0]?.link?.href).toMatch(/^tel:\+1\d{10}$/)
      expect(lawyer?.contacts[0] ?? lawyer?.more).toBeDefined()
      expect(line?.contacts).toContainEqual(
        expect.objectContaining({ link: { label: '2-1-1', href: 'tel:211' } }),
      )
      for (const { note } of helpers) expect(note).toMatch(/\b202\d\b/)
    },
  )

  test.each([
    ['baltimore-md', 'Housing Authority of Baltimore City'],
    ['washington-dc', 'D.C. Housing Authority'],
    ['new-york-ny', 'New York City Housing Authority'],
    ['st-paul-mn', 'Metropolitan Council'],
    ['fort-gibson-ok', 'Housing Authority of the Town of Fort Gibson'],
  ])('of several offices in %s the first is for everybody who lives there: %s', (slug, name) => {
    expect(helpAt(slug).helpers[0]?.contacts[0]).toMatchObject({ name })
  })

  test('an office at the other end of a wide county comes after a nearer one of another', () => {
    const [office] = helpAt('san-bernardino-ca').helpers
    expect(office?.text).toBe('The nearest we know of is in Riverside, 12 miles southwest.')
    expect(office?.contacts[0]).toMatchObject({ name: 'Housing Authority of the County of Riverside' })
    expect(office?.note).toContain('One more in San Bernardino County.')
    expect(helpAt('jackson-la').helpers[0]?.text).not.toContain('Kinder')
    const farFirst = allPlaces().filter((place) => {
      const ofState = agenciesFor(place, 4).near.filter(({ agency }) => agency.state === place.state)
      const [first = 0, ...others] = ofState.flatMap(({ miles }) => miles ?? [])
      return first > Math.min(...others) + 25
    })
    expect(farFirst.map(({ slug }) => slug)).toEqual([])
  })

  test('every town of a state has an office, and where none is near it is one of the state', () => {
    const near = (slug: string) => agenciesFor(at(slug), 4).near.map(({ agency }) => agency)
    for (const slug of ['utqiagvik-ak', 'unalaska-ak', 'akutan-ak', 'craig-ak', 'ketchikan-ak'])
      expect(near(slug).map(({ city, state }) => `${city}, ${state}`)).toEqual(['Anchorage, AK'])
    expect(helpAt('ketchikan-ak').helpers[0]?.text).toMatch(
      /^The nearest we know of in Alaska is in Anchorage, \d+ miles northwest\.$/,
    )
    const without = allPlaces().filter((place) => agenciesFor(place, 1).near.length === 0)
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('an office of another state comes after those of the own one, and the list names its state', () => {
    let across = 0
    for (const place of allPlaces().filter(({ row }) => row % 7 === 0)) {
      const { near } = agenciesFor(place, 4)
      const foreign = near.findIndex(({ agency }) => agency.state !== place.state)
      if (foreign < 0) continue
      across++
      expect(foreign, place.slug).toBeGreaterThan(0)
      expect(
        near.slice(foreign).every(({ agency }) => agency.state !== place.state),
        place.slug,
      ).toBe(true)
      const { city, state } = near[foreign]?.agency ?? {}
      expect(helpAt(place.slug).helpers[0]?.contacts[foreign]?.detail).toContain(`${city}, ${state}, `)
    }
    expect(across).toBeGreaterThan(20)
  })

  test('of two towns on one spot only that of the office has it in itself', () => {
    expect(helpAt('ypsilanti-mi').helpers[0]?.text).toBe('There is one in Ypsilanti itself.')
    const [twin] = helpAt('ypsilanti-township-mi').helpers
    expect(twin?.text).toBe('There is one in Washtenaw County, in Ypsilanti.')
    expect(twin?.contacts[0]?.detail).toMatch(/^Ypsilanti, (?!beside)/)
    expect(textsOf(localPart(at('ypsilanti-mi'), site)).join(' ')).not.toContain('Ypsilanti Township')
  })

  test('an office of a namesake town is not said to be in this one', () => {
    expect(JSON.stringify(helpAt('hamilton-nj').helpers[0])).not.toContain(
      'Hamilton Township Housing Authority',
    )
    expect(helpAt('hamilton-square-nj').helpers[0]?.contacts).toContainEqual(
      expect.objectContaining({ name: 'Hamilton Township Housing Authority', detail: 'Hamilton, vouchers' }),
    )
  })

  test('where no way to an office is known, none is called the nearest', () => {
    expect(helpAt('sulphur-springs-tx').helpers[0]?.text).toMatch(/^There is one in Hopkins County, in \w+/)
  })

  test('an office in the town comes first, one elsewhere says how far it is', () => {
    expect(helpAt('houston-tx').helpers[0]?.contacts[0]).toMatchObject({ name: 'Houston Housing Authority' })
    for (const place of sixty)
      for (const { detail = '' } of helpAt(place.slug).helpers[0]?.contacts ?? [])
        expect(detail).toMatch(/public housing|vouchers/)
    expect(helpAt('florence-az').helpers[0]?.contacts[0]?.detail).toMatch(/^Eloy, \d+ miles southwest/)
  })

  test.each([
    ['new-york-ny', 'Legal Services NYC'],
    ['hempstead-ny', 'Legal Services of Long Island'],
    ['philadelphia-pa', 'Philadelphia Legal Assistance Center'],
    ['los-angeles-ca', 'Legal Aid Foundation of Los Angeles'],
  ])('of many offices of legal aid those named after %s or its county are shown: %s', (slug, name) => {
    const lawyers = helpAt(slug).helpers[1]
    expect(lawyers?.contacts[0]?.name).toBe(name)
    expect(lawyers?.text).toContain('offices: ask any which is yours.')
  })

  test('a town that shares a word with a region elsewhere is not said to be its own', () => {
    for (const slug of ['hudson-ny', 'nassau-ny']) expect(helpAt(slug).helpers[1]?.contacts).toEqual([])
  })

  test('of many offices of legal aid none is shown that may be another town’s; all of them are linked', () => {
    const lawyers = helpAt('sacramento-ca').helpers[1]
    expect(lawyers?.contacts).toEqual([])
    expect(lawyers?.text).toContain('Eleven offices')
    expect(lawyers?.more).toEqual({ label: 'All of them', href: '/state/california' })
    expect(helpAt('houston-tx').helpers[1]?.contacts).toHaveLength(3)
  })

  test('Houston and Los Angeles keep their specified numbers', () => {
    const numbers = (slug: string) => helpAt(slug).helpers[2]?.contacts.map(({ link }) => link?.label)
    expect(numbers('houston-tx')).toEqual(
      expect.arrayContaining(['713-957-4357', '713-652-0077', '713-260-0500']),
    )
    expect(numbers('los-angeles-ca')).toEqual(expect.arrayContaining(['888-694-0040', '866-557-7368']))
  })

  test('every number of an office is the one of its row', () => {
    const phones = new Set(local['housing-agencies'].rows.map(({ phone }) => phone))
    for (const place of sixty)
      for (const { link } of helpAt(place.slug).helpers[0]?.contacts ?? [])
        expect(phones).toContain(link?.label)
  })
})

describe('what counts as low income', () => {
  test('is the row of the county, for one to four people at three lines', () => {
    const rows = new Map(local['income-limits'].rows.map((row) => [row.fips, row]))
    let compared = 0
    for (const place of sixty) {
      const row = rows.get(placeRow(place).censusCounty)
      const { table } = limitsAt(place)
      if (!row) expect(table).toBeNull()
      const cells = [1, 2, 3, 4].map((n) =>
        [30, 50, 80].map((line) => dollars(Number(row?.[`l${line}_${n}`]))),
      )
      if (row) expect(table?.rows.map(({ amounts }) => amounts)).toEqual(cells)
      compared += row ? 1 : 0
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('ties the line of emergency assistance to the county, unless the owner names another share', () => {
    expect(limitsAt(at('houston-tx')).lead[0]).toMatch(
      /^80% of area median.*\$58,250 for one, \$74,900 for three/,
    )
    const other = { ...site, claims: { ...site.claims, emergencyIncome: '60%' } }
    expect(textsOf(lowIncome(at('houston-tx'), other)).join(' ')).not.toContain('emergency')
  })

  test('says that it is not on file for New York and where HUD sets it by town', () => {
    for (const slug of ['new-york-ny', 'portland-me']) {
      const { table, missing } = limitsAt(at(slug))
      expect(table).toBeNull()
      expect(missing).toContain('Not on file yet')
    }
  })
})

describe('your rights', () => {
  const codes = [...states().map(({ code }) => code), 'DC'].filter(isStateCode)

  test('a topic is on file with statute, address and day, or said to be not on file', () => {
    for (const code of codes) {
      const { cells, notOnFile } = stateRights(code)
      expect(cells.length + notOnFile.length).toBe(5)
      for (const { statute, href, asOf, text } of cells) {
        expect(statute).not.toBe('')
        expect(href).toMatch(/^https?:/)
        expect(asOf).toMatch(/^[A-Z]\w+ \d+, 2026$/)
        expect(text).toMatch(/^[A-Z].*\.$/)
      }
    }
  })

  test('only rows that were checked twice are shown, and no sentence says that there is no limit', () => {
    const high = local['state-laws'].rows.filter(({ confidence }) => confidence === 'high')
    const shown = codes.flatMap((code) => stateRights(code).cells)
    expect(shown.map(({ statute }) => statute).sort()).toEqual(high.map(({ statute }) => statute).sort())
    expect(textsOf(codes.map((code) => stateRights(code))).join(' ')).not.toMatch(/no (limit|cap|maximum)/i)
  })

  test('a sentence holds the value of its row', () => {
    const sentence = (code: string, title: string) =>
      stateRights(code).cells.find((cell) => cell.title === title)?.text
    expect(sentence('NJ', 'Deposit')).toBe('At most one and a half months’ rent.')
    expect(sentence('MA', 'Late fees')).toBe('No late fee until rent is 30 days late.')
    expect(sentence('WA', 'Application fees')).toBe('At most the actual cost of screening.')
    expect(sentence('TX', 'Late fees')).toMatch(/^Presumed reasonable up to 12%/)
  })
})

describe('the town in figures', () => {
  test('shows the figures of its rows and of its neighbours’ rows', () => {
    const key = (row: Record<string, string>) => [row.name, row.state, row.kind, row.countyFips].join('|')
    const own = new Map(local['acs-places'].rows.map((row) => [key(row), row]))
    const rows = new Map(local.places.rows.map((row) => [`${row.name}|${row.state}|${row.zips}`, row]))
    let compared = 0
    for (const place of sixty) {
      const source = rows.get(`${place.name}|${place.state}|${placeRow(place).zips.join(' ')}`)
      const figures = source && own.get(key(source))
      const first = figuresAt(place).table?.rows[0]
      if (!figures || first?.name !== place.name) continue
      compared++
      expect(first.cells[3]).toBe(`${Number(figures.pctPeopleRenting)}%`)
      if (Number(figures.medianHouseholdIncome) < 250_001)
        expect(first.cells[1]).toBe(
          figures.medianHouseholdIncome ? dollars(Number(figures.medianHouseholdIncome)) : '–',
        )
    }
    expect(compared).toBeGreaterThan(35)
  })

  test('nothing is a figure too, and a neighbour with a rent alone is one of those around', () => {
    const at0 = surroundingsOf(at('houston-tx'), 'en')
    const [first, ...others] = at0.around
    if (!first) throw new Error('nobody around')
    const range = rangeAround(
      at0,
      (town) => (town === first ? 0 : 5),
      { topic: 'shares', language: 'en', format: String },
      3,
    )
    expect(range).toContain(`${others.length + 1} nearest towns`)
    const rentAlone = allPlaces().find((town) => {
      const { income, renting, built } = placeRow(town)
      return comparableRent(town) !== null && !income && !renting && !built
    })
    if (!rentAlone) throw new Error('every town with a rent has other figures')
    const [neighbor] = surroundingsOf(rentAlone, 'en').near
    if (!neighbor) throw new Error('no neighbour')
    const around = surroundingsOf(neighbor.place, 'en').around.map(({ place }) => place.slug)
    expect(around).toContain(rentAlone.slug)
  })

  test('burden and filings are those of the county, filings with their year', () => {
    const counties = new Map(local['acs-counties'].rows.map((row) => [row.fips, row]))
    const filings = new Map(local['eviction-filings'].rows.map((row) => [row.countyFips, row]))
    for (const place of sixty) {
      const { county, censusCounty } = placeRow(place)
      const half = counties.get(censusCounty)?.pctRentersPayingHalf
      if (half) expect(topic(place, 'Rent burden')).toMatch(`${Number(half)}%`)
      const filed = filings.get(county)
      if (!filed) expect(topic(place, 'Evictions')).toBeUndefined()
      else
        expect(topic(place, 'Evictions')).toMatch(
          `in ${filed.year}, ${Number(filed.filingsPer100Renters)} per 100`,
        )
    }
  })

  test('New York shows no figure of a county', () => {
    expect(textsOf(localPart(at('new-york-ny'), site)).join(' ')).not.toMatch(/(Bronx|Kings) County/)
  })

  test('with names masked, half of it stands on no other of sixty pages, and nowhere less than a third', () => {
    const said = sixty.map((place) => fiveWordsOf(inFigures(place, site), place))
    const pages = new Map<string, number>()
    for (const words of said) for (const five of words) pages.set(five, (pages.get(five) ?? 0) + 1)
    const shares = said
      .map((words) => [...words].filter((five) => pages.get(five) === 1).length / words.size)
      .sort()
    expect(shares[30]).toBeGreaterThan(0.6)
    expect(shares[0]).toBeGreaterThan(0.4)
  })

  test('what sets a town most apart comes first', () => {
    expect(figuresAt(at('houston-tx')).topics[0]?.label).toBe('Size')
    expect(figuresAt(at('cheat-lake-wv')).topics[0]).toMatchObject({
      label: 'Income',
      text: expect.stringContaining('the highest of'),
    })
  })
})

function at(slug: string): Place {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

function only<K extends Section['kind']>(sections: Section[], kind: K): Extract<Section, { kind: K }> {
  const found = sections.find((section): section is Extract<Section, { kind: K }> => section.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

function helpAt(slug: string) {
  return only(freeHelp(at(slug), site), 'help')
}

function limitsAt(place: Place) {
  return only(lowIncome(place, site), 'incomeLimits')
}

function figuresAt(place: Place) {
  return only(inFigures(place, site), 'portrait')
}

function topic(place: Place, label: string) {
  return figuresAt(place).topics.find((line) => line.label === label)?.text
}

function saidBy(sections: Section[]) {
  return sections.flatMap((section) =>
    section.kind === 'help'
      ? section.helpers.flatMap(({ title, text, note }) => [title, text, note])
      : textsOf(section),
  )
}
