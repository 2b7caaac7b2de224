import type { LandingPage } from '../landing/sections.ts'
import { findAddress } from '../site/find-address.ts'
import type { Site } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { landingHero } from './city-landing.ts'
import { listSubCities } from './neighborhoods.ts'
import { fundingPath, landingPath, statePath } from './paths.ts'
import type { Place } from './place.ts'
import { allPlaces, findPlace, namesakesOf } from './places.ts'
import {
  type Funding,
  resolveCity,
  resolveFunding,
  resolveLanding,
  resolveState,
  resolveStateTowns,
  resolveSubCity,
} from './resolve.ts'
import { stateFundingPage } from './state-funding.ts'
import { stateTownsPage } from './state-town-index.ts'
import { states } from './states.ts'
import { subCityPage } from './sub-city-page.ts'

type Sections = LandingPage['sections']

type PlaceFamily = {
  isKnown: (slug: string) => boolean
  /** What the social picture of a page is made from; null where it has none. */
  pictured: (slug: string, site: Site) => Sections | null
  /** The addresses we want found. */
  listed: () => Iterable<ListedPage>
}

/** `state`: the two letters it is sorted under. */
export type ListedPage = { path: string; state: string }

/** Families of pages about places, by their line in the table of addresses: counting, pictures and sitemap read this. */
const families: Record<string, PlaceFamily> = {
  '/state/:state': {
    isKnown: (slug) => hasPage(resolveState(slug)),
    pictured(slug, site) {
      const state = resolveState(slug)
      return state.kind === 'state' && state.isKnown ? stateFundingPage(state, site).sections : null
    },
    listed: () => states().map((state) => ({ path: statePath(state), state: state.code })),
  },
  '/state/:state/towns': {
    isKnown: (slug) => hasPage(resolveStateTowns(slug)),
    pictured(slug, site) {
      const page = resolveStateTowns(slug)
      return page.kind === 'state' ? stateTownsPage(page.state, site).sections : null
    },
    // A list of links: it has nothing to be found for.
    listed: () => [],
  },
  '/city/:city': {
    isKnown: (slug) => hasPage(resolveCity(slug)),
    pictured(slug, site) {
      const city = resolveCity(slug)
      if (city.kind === 'funding') return fundingSections(city, site)
      // The head both variants have: the towns around need not be found for it.
      return city.kind === 'landing' && city.isKnown ? [landingHero(city.place, city.place, site)] : null
    },
    *listed() {
      for (const place of placesWithFunding()) if (!isNamesake(place)) yield pageOf(place, fundingPath(place))
      for (const place of allPlaces()) yield pageOf(place, landingPath(place))
    },
  },
  '/city/:city/funding': {
    isKnown: (slug) => hasPage(resolveFunding(slug)),
    pictured(slug, site) {
      const city = resolveFunding(slug)
      return city.kind === 'funding' ? fundingSections(city, site) : null
    },
    *listed() {
      for (const place of placesWithFunding()) if (isNamesake(place)) yield pageOf(place, fundingPath(place))
    },
  },
  // Its canonical page is the city's.
  '/city-old/:cityState': {
    isKnown: (slug) => hasPage(resolveLanding(slug)),
    pictured: () => null,
    listed: () => [],
  },
  '/subcity/:subCity': {
    isKnown: (slug) => hasPage(resolveSubCity(slug)),
    pictured(slug, site) {
      const area = resolveSubCity(slug)
      return area.kind === 'subCity' && area.isKnown ? subCityPage(area, site).sections : null
    },
    *listed() {
      for (const { slug, area } of listSubCities()) {
        const city = findPlace(area.place)
        if (city) yield pageOf(city, `/subcity/${slug}`)
      }
    },
  },
}

export const placeFamilies = Object.values(families)

/** The family and the slug of an address such as '/state/texas'; null when it is of none. */
export function familyOf(pathname: string): { family: PlaceFamily; slug: string } | null {
  const family = families[findAddress(pathname)?.path ?? '']
  const [, , slug = ''] = pathname.split('/')
  return family ? { family, slug } : null
}

/** Listed cities, and towns that share their name: who searches for one must not end in the other's state. */
function placesWithFunding() {
  return allPlaces().filter((place) => place.isListed || namesakesOf(place).length > 1)
}

function pageOf(place: Place, path: string): ListedPage {
  return { path, state: place.state }
}

/** Its bare name means a larger town. */
function isNamesake(place: Place) {
  return namesakesOf(place)[0] !== place
}

function fundingSections(city: Funding, site: Site) {
  return city.isKnown ? cityFundingPage(city, site).sections : null
}

function hasPage(resolved: { isKnown?: boolean } | { kind: 'redirect' | 'missing' }) {
  return 'isKnown' in resolved && resolved.isKnown === true
}
