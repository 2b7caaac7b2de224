import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../../landing/sections.ts'
import { amountIn, dollars } from '../../platform/us-number.ts'
import { defaultSite } from '../../site/site.ts'
import { isDoubtful, rentAround } from '../census-rent.ts'
import { richCityLandingPage } from '../city-landing-rich.ts'
import type { Place } from '../place.ts'
import { allPlaces, findPlace } from '../places.ts'
import { directionTo, milesBetween } from '../sphere.ts'
import { reachOf, rentIn } from '../within-reach.ts'
import { cheaperTowns } from './cheaper-towns.ts'

const site = defaultSite('https://example.com')

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

function reachFrom(home: Place): SectionProps['reach'] {
  const [section] = cheaperTowns(home, site)
  if (section?.kind !== 'reach') throw new Error(`${home.slug} has no towns within reach`)
  return section
}

const reach = (slug: string) => reachFrom(place(slug))
const towns = ({ groups }: SectionProps['reach']) => groups.flatMap((group) => group.towns)

describe('towns within reach that cost less', () => {
  test('are counted within 50 and within 25 miles, of those the census has a rent for', () => {
    const houston = place('houston-tx')
    const known = allPlaces()
      .map((town) => ({ town, miles: milesBetween(houston, town) }))
      .filter(({ town, miles }) => town !== houston && miles <= 50 && town.rentBasis === 'place' && town.rent)
    const less = known.filter(({ town }) => (town.rent ?? 0) < (houston.rent ?? 0) * 0.97)
    const nearer = less.filter(({ miles }) => miles <= 25)
    const { lead, groups } = reach('houston-tx')
    expect(lead).toContain(`${less.length} of ${known.length} towns within 50 miles`)
    expect(lead).toContain(`${nearer.length} of them within 25`)
    expect(groups.map(({ heading }) => heading)).toEqual([
      expect.stringMatching(/^Within 25 miles: 10 of 41 cost less$/),
      expect.stringMatching(/^25 to 50 miles: 22 of 42 cost less$/),
    ])
  })

  test('stand in the list with the miles, the way and the dollars of their rows', () => {
    let compared = 0
    for (const home of allPlaces().filter(
      ({ row, rent, rentBasis }) => row % 401 === 0 && rent && rentBasis === 'place',
    )) {
      if (home.isTopRent || isDoubtful({ value: home.rent ?? 0 }, home)) continue
      for (const { href, way, amount, unit } of towns(reachFrom(home))) {
        const town = place(href.replace('/city/', ''))
        const saved = (home.rent ?? 0) - (town.rent ?? 0)
        const miles = Math.max(1, Math.round(milesBetween(home, town)))
        expect(way).toContain(
          `${miles} mile${miles === 1 ? '' : 's'} ${directionTo(home, town)}, ${dollars(town.rent ?? 0)}`,
        )
        if (saved !== 0)
          expect(`${amount} ${unit}`).toBe(
            `${dollars(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} a month`,
          )
        compared++
      }
    }
    expect(compared).toBeGreaterThan(150)
  })

  test('have a number in the list and the same number on the map', () => {
    for (const slug of ['houston-tx', 'pecos-tx', 'new-york-ny', 'hilo-hi']) {
      const section = reach(slug)
      const numbers = towns(section).map(({ number }) => number)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      expect(section.map.marks.map(({ number }) => number)).toEqual(numbers)
    }
  })

  test('are compared with the county’s rent where the town has none, and the page says so', () => {
    const pecos = reach('pecos-tx')
    expect(pecos.home.of).toEqual({ kind: 'county', name: 'Reeves County' })
    expect(pecos.lead).toContain('Pecos’s county, Reeves County')
    expect(pecos.note).toContain('against $988 in Reeves County')
    expect(pecos.note).toContain('No median is on file for Pecos alone')
  })

  test('are looked for within 75 miles where few lie nearer', () => {
    expect(reach('pecos-tx').map.rings.map(({ miles }) => miles)).toEqual([25, 50, 75])
    expect(reach('houston-tx').map.rings.map(({ miles }) => miles)).toEqual([25, 50])
  })

  test('do not exist everywhere: then those that cost about the same are named', () => {
    const ellsworth = reach('ellsworth-me')
    expect(ellsworth.lead).toMatch(
      /^None of the \d+ towns within 50 miles that can be compared costs clearly less/,
    )
    expect(ellsworth.groups).toEqual([
      expect.objectContaining({ heading: 'About the same, the nearest first' }),
    ])
    const home = ellsworth.home.value
    for (const { amount } of towns(ellsworth)) expect(amountIn(amount)).toBeLessThanOrEqual(home * 0.03)
  })

  test('are not spoken of where there are none: not in the heading, nor in what search engines show', () => {
    const ofPage = (slug: string) => {
      const { head } = richCityLandingPage({ kind: 'landing', isKnown: true, place: place(slug) }, site, {
        stories: [],
        articles: [],
      })
      return { heading: reach(slug).heading, description: head.description }
    }
    expect(ofPage('raleigh-ms').heading).toBe('How the towns around compare')
    expect(ofPage('raleigh-ms').description).not.toContain('cheaper')
    expect(ofPage('houston-tx').heading).toBe('Towns within reach that cost less')
    expect(ofPage('houston-tx').description).toContain('cheaper towns')
  })

  test('are not found by a county’s rent where the town’s ZIP codes have lower ones', () => {
    const waukesha = reach('waukesha-wi')
    expect(waukesha.home).toMatchObject({ value: 1235, of: { kind: 'zip', name: '53188' } })
    expect(waukesha.note).toContain('against $1,235 in ZIP code 53188')
    expect(towns(waukesha).map(({ name }) => name)).not.toContain('Sussex')
  })

  test('are not looked for where the rent at home is too low to plan with', () => {
    expect(cheaperTowns(place('crystal-city-tx'), site)).toEqual([])
    for (const home of allPlaces().filter(({ row }) => row % 13 === 0)) {
      const rent = rentAround(home)
      if (rent && isDoubtful(rent, home)) expect(cheaperTowns(home, site), home.slug).toEqual([])
    }
  })

  test('are counted in the counties of one state', () => {
    expect(reach('navarre-fl').remarks.join(' ')).not.toContain('Escambia County has')
  })

  test('cost less than a region where Connecticut has regions', () => {
    expect(reach('stafford-ct').lead).toContain('than Stafford’s region, the Capitol Planning Region,')
    const [spanish] = cheaperTowns(place('stafford-ct'), defaultSite('https://example.test', 'es'))
    expect(spanish).toMatchObject({
      lead: expect.stringContaining('la de la región de Stafford, la Capitol Planning Region,'),
    })
  })

  test('are of the same years: New York’s figure is older and is compared with no other town', () => {
    for (const slug of ['yonkers-ny', 'jersey-city-nj', 'hoboken-nj']) {
      const near = reachOf(place(slug))?.towns.find(({ place: town }) => town.slug === 'new-york-ny')
      expect(near?.kind).toBe('unknown')
      expect(near && rentIn(near)).toBeNull()
    }
  })

  test('on one side are counted, and nobody is told where to look', () => {
    expect(reach('nickerson-ks').remarks.join(' ')).toContain('5 of the 13 lie to the east.')
    expect(reach('nickerson-ks').remarks.join(' ')).not.toContain('first')
  })

  test('save at least so much where the census counts no further at home', () => {
    const malibu = reach('malibu-ca')
    expect(malibu.note).toContain('against more than $3,500 in Malibu')
    for (const { amount } of towns(malibu)) expect(amount).toMatch(/^over \$/)
  })

  test('that nobody can compare are said to be none', () => {
    const [section] = cheaperTowns(place('valdez-ak'), site)
    expect(section).toMatchObject({
      kind: 'prose',
      paragraphs: [expect.stringMatching(/^No town within 75 miles of Valdez/)],
    })
  })

  test('are told from those that are not compared, and the page says why', () => {
    const { map, note, lead } = reach('hilo-hi')
    expect(lead).toContain('7 of 11 towns')
    expect(map.legend).toContainEqual({ kind: 'unknown', text: 'not compared (7)' })
    expect(note).toMatch(/6 have no figure\. One has a figure too low to plan with\.$/)
    expect(reach('houston-tx').note).not.toContain('too low')
    expect(reach('atherton-ca').note).toMatch(/no further than \$3,500\. \d+ others are above that too\./)
  })

  test('carry a sourced figure each, and the years stand beside them', () => {
    const houston = reach('houston-tx')
    for (const { rent, href } of towns(houston)) {
      expect(rent).toMatchObject({
        value: place(href.replace('/city/', '')).rent,
        source: { years: '2019–2023' },
      })
    }
    expect(houston.note).toContain('2019–2023')
    expect(reach('new-york-ny').note).toContain(
      '2021, against $1,602 in New York, those of the others 2019–2023',
    )
  })

  test('lead to the rent finder with the town filled in', () => {
    expect(reach('pecos-tx').action.href).toBe('/rent-finder?near=pecos-tx')
  })
})
