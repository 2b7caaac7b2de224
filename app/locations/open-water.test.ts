import { describe, expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { agenciesFor } from './nearest-agencies.ts'
import { isAcrossWater } from './open-water.ts'
import { allPlaces, findPlace } from './places.ts'
import { nearLargestCities } from './state-near-cities.ts'
import { findState } from './states.ts'
import { cheaperTowns } from './town/cheaper-towns.ts'
import { freeHelp } from './town/free-help.ts'
import { reachOf } from './within-reach.ts'

const site = defaultSite('https://example.test')

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

function nothingComparedWith(slug: string) {
  const [section] = cheaperTowns(place(slug), site)
  return section?.kind === 'prose' ? section.paragraphs.join(' ') : ''
}

function townOfAlaska(name: string) {
  return place(`${name.replace(/, AK$/, '').replaceAll(' ', '-').toLowerCase()}-ak`)
}

const statesReached = (slug: string) => new Set(reachOf(place(slug))?.towns.map((town) => town.place.state))

describe('across open water', () => {
  test('towns are not within reach, and the page says that they are left out', () => {
    for (const slug of ['southold-ny', 'port-jefferson-ny']) expect(statesReached(slug)).not.toContain('CT')
    expect(statesReached('lewes-de')).not.toContain('NJ')
    expect(statesReached('cape-may-nj')).not.toContain('DE')
    const fromLexingtonPark = reachOf(place('lexington-park-md'))?.towns.map((town) => town.place.slug)
    for (const slug of ['warsaw-va', 'colonial-beach-va']) expect(fromLexingtonPark).not.toContain(slug)
    const [section] = cheaperTowns(place('lewes-de'), site)
    expect(section).toMatchObject({
      note: expect.stringContaining('Some towns across open water are left out.'),
    })
  })

  test.each(['friday-harbor-wa', 'avalon-ca', 'lanai-city-hi'])(
    'nothing is to be compared with %s, alone on its island',
    (slug) => {
      expect(cheaperTowns(place(slug), site)).toEqual([
        expect.objectContaining({
          kind: 'prose',
          paragraphs: [
            expect.stringMatching(/^No town within 75 miles of .+ by land .+ across the water: \w/),
          ],
        }),
      ])
    },
  )

  test('only towns across it are named as such: a road through Canada leads from Haines to Anchorage', () => {
    for (const { slug } of allPlaces().filter(({ state }) => state === 'AK')) {
      const [, towns = ''] = nothingComparedWith(slug).split('across the water: ')
      for (const [, name = ''] of towns.matchAll(/(?:^|; )([^(;]+?) \(/g))
        expect(isAcrossWater(place(slug), townOfAlaska(name)), `${slug}: ${name}`).toBe(true)
    }
    expect(nothingComparedWith('haines-ak')).toMatch(/across the water: Juneau \([^;]+$/)
    expect(nothingComparedWith('valdez-ak')).toMatch(/The nearest that have one: Sutton-Alpine \(/)
  })

  test('where nothing can be compared the nearest towns are named, however far', () => {
    for (const slug of ['unalaska-ak', 'akutan-ak'])
      expect(nothingComparedWith(slug)).toMatch(/The nearest that have one: \w[\w ]+ \(/)
  })

  test.each(['nantucket-ma', 'kaunakakai-hi'])(
    '%s has towns of its own island within reach, if any',
    (slug) => {
      const island = place(slug)
      for (const town of reachOf(island)?.towns ?? []) {
        expect(town.place.county).toBe(island.county)
        expect(town.place.slug).not.toBe('kahului-hi')
      }
    },
  )

  test('no town is among those around the largest cities of its state', () => {
    const aroundCities = (slug: string) => {
      const state = findState(slug)
      const [section] = state ? nearLargestCities(state, 'en') : []
      if (section?.kind !== 'ranges') throw new Error(`no ranges in ${slug}`)
      return section
    }
    const { lead, cities } = aroundCities('maryland')
    const baltimore = cities.find(({ name }) => name === 'Baltimore')
    const links = [...(baltimore?.cheapest ?? []), ...(baltimore?.dearest ?? [])]
    expect(links).toHaveLength(6)
    for (const { href } of links)
      expect(isAcrossWater(place('baltimore-md'), place(href.replace('/city/', '')))).toBe(false)
    expect(links.map(({ name }) => name)).not.toContain('Chestertown')
    expect(lead).toMatch(/Some towns across open water are left out\.$/)
    expect(aroundCities('texas').lead).not.toContain('water')
  })

  test('no office is the nearest, nor one of another state', () => {
    expect(freeHelp(place('lewes-de'), site)).toMatchObject([
      { helpers: [{ text: expect.not.stringContaining('NJ') }, {}, {}] },
    ])
    for (const [slug, across] of [
      ['lewes-de', 'NJ'],
      ['southold-ny', 'CT'],
    ] as const)
      expect(agenciesFor(place(slug), 4).near.map(({ agency }) => agency.state)).not.toContain(across)
  })

  test('counts both ways, and no name of the table is misspelled', () => {
    const pairs = [
      ['nantucket-ma', 'falmouth-ma'],
      ['avalon-ca', 'long-beach-ca'],
      ['kaunakakai-hi', 'kahului-hi'],
      ['sturgeon-bay-wi', 'ludington-mi'],
      ['lexington-park-md', 'cambridge-md'],
      ['juneau-ak', 'haines-ak'],
      ['cordova-ak', 'valdez-ak'],
      ['unalaska-ak', 'akutan-ak'],
      ['provincetown-ma', 'plymouth-ma'],
      ['truro-ma', 'quincy-ma'],
      ['sturgeon-bay-wi', 'menominee-mi'],
      ['sturgeon-bay-wi', 'oconto-wi'],
      ['lexington-park-md', 'colonial-beach-va'],
      ['baltimore-md', 'chestertown-md'],
      ['annapolis-md', 'rock-hall-md'],
      ['anchorage-ak', 'big-lake-ak'],
      ['anchorage-ak', 'knik-fairview-ak'],
      ['anchorage-ak', 'houston-ak'],
      ['anchorage-ak', 'kenai-ak'],
      ['big-lake-ak', 'nikiski-ak'],
      ['anchorage-ak', 'sterling-ak'],
      ['anchorage-ak', 'soldotna-ak'],
      ['anchorage-ak', 'kalifornsky-ak'],
    ] as const
    for (const [one, other] of pairs) {
      expect(isAcrossWater(place(one), place(other)), one).toBe(true)
      expect(isAcrossWater(place(other), place(one)), other).toBe(true)
    }
    expect(isAcrossWater(place('kaunakakai-hi'), place('kualapuu-hi'))).toBe(false)
    expect(isAcrossWater(place('anchorage-ak'), place('wasilla-ak'))).toBe(false)
    expect(isAcrossWater(place('anchorage-ak'), place('seward-ak'))).toBe(false)
    expect(isAcrossWater(place('oak-bluffs-ma'), place('edgartown-ma'))).toBe(false)
    expect(isAcrossWater(place('bourne-ma'), place('plymouth-ma'))).toBe(false)
    expect(isAcrossWater(place('haines-ak'), place('sutton-alpine-ak'))).toBe(false)
    expect(allPlaces().every((town, row) => town.row === row)).toBe(true)
  })
})
