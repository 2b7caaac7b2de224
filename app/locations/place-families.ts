import type { LandingPage } from '../landing/sections.ts'
import type { Site } from '../site/site.ts'
import { cityFundingPage } from './city-funding.ts'
import { landingHero } from './city-landing.ts'
import { listSubCities } from './neighborhoods.ts'
import { fundingPath, landingPath, statePath } from './paths.ts'
import { allPlaces, listedCities } from './places.ts'
import { resolveCity, resolveLanding, resolveState, resolveSubCity } from './resolve.ts'
import { stateFundingPage } from './state-funding.ts'
import { states } from './states.ts'
import { subCityPage } from './sub-city-page.ts'

type Sections = LandingPage['sections']

type PlaceFamily = {
  isKnown: (slug: string) => boolean
  /** What the social picture of a page is made from; null where it has none. */
  pictured: (slug: string, site: Site) => Sections | null
  /** The addresses we want found. */
  listed: () => Iterable<string>
}

/** Families of pages about places, by the first part of their addresses: counting, pictures and sitemap read this. */
const families: Record<string, PlaceFamily> = {
  state: {
    isKnown: (slug) => hasPage(resolveState(slug)),
    pictured(slug, site) {
      const state = resolveState(slug)
      return state.kind === 'state' && state.isKnown ? stateFundingPage(state, site).sections : null
    },
    listed: () => states().map(statePath),
  },
  city: {
    isKnown: (slug) => hasPage(resolveCity(slug)),
    pictured(slug, site) {
      const city = resolveCity(slug)
      if (city.kind === 'funding') return city.isKnown ? cityFundingPage(city, site).sections : null
      // The head both variants have: the towns around need not be found for it.
      return city.kind === 'landing' && city.isKnown ? [landingHero(city.place, city.place, site)] : null
    },
    *listed() {
      for (const city of listedCities()) {
        const path = fundingPath(city)
        if (path) yield path
      }
      for (const place of allPlaces()) yield landingPath(place)
    },
  },
  // Its canonical page is the city's.
  'city-old': {
    isKnown: (slug) => hasPage(resolveLanding(slug)),
    pictured: () => null,
    listed: () => [],
  },
  subcity: {
    isKnown: (slug) => hasPage(resolveSubCity(slug)),
    pictured(slug, site) {
      const area = resolveSubCity(slug)
      return area.kind === 'subCity' && area.isKnown ? subCityPage(area, site).sections : null
    },
    *listed() {
      for (const { slug } of listSubCities()) yield `/subcity/${slug}`
    },
  },
}

export const placeFamilies = Object.values(families)

/** The family and the slug of an address such as '/state/texas'; null when it is of none. */
export function familyOf(pathname: string): { family: PlaceFamily; slug: string } | null {
  const [, name = '', slug = ''] = pathname.split('/')
  const family = Object.hasOwn(families, name) ? families[name] : undefined
  return family ? { family, slug } : null
}

function hasPage(resolved: { isKnown?: boolean } | { kind: 'redirect' | 'missing' }) {
  return 'isKnown' in resolved && resolved.isKnown === true
}
