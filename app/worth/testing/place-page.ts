import { placeRow } from '../../almanac/place-row.ts'
import type { LandingPage } from '../../landing/sections.ts'
import { cityFundingPage } from '../../locations/city-funding.ts'
import { richCityLandingPage } from '../../locations/city-landing-rich.ts'
import type { Place } from '../../locations/place.ts'
import { findPlace } from '../../locations/places.ts'
import { resolveCity, resolveFunding, resolveState, resolveSubCity } from '../../locations/resolve.ts'
import { stateFundingPage } from '../../locations/state-funding.ts'
import { subCityPage } from '../../locations/sub-city-page.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { ScoredFamily } from '../families.ts'

export type PlacePage = { family: ScoredFamily; page: LandingPage; names: string[] }

/** A page of a place as data, without what people wrote; null for an address that is none or is unknown. */
export function placePage(path: string, site: Site): PlacePage | null {
  const [, root, slug = '', rest] = path.split('/')
  switch (root) {
    case 'city':
      return rest === 'funding' ? fundingPage(slug, site) : cityPage(slug, site)
    case 'state': {
      const page = resolveState(slug)
      if (page.kind !== 'state' || !page.isKnown) return null
      const { name, code } = page.state
      return { family: 'State pages', page: stateFundingPage(page, site), names: [name, code] }
    }
    case 'subcity': {
      const page = resolveSubCity(slug)
      if (page.kind !== 'subCity' || !page.isKnown) return null
      const names = [page.area.name, page.area.county, ...namesOf(page.place)]
      return { family: 'Neighborhood pages', page: subCityPage(page, site), names }
    }
    default:
      return null
  }
}

/** The family of an address that is known to be of one. */
export function familyNameOf(path: string): ScoredFamily {
  if (path.startsWith('/state/')) return 'State pages'
  if (path.startsWith('/subcity/')) return 'Neighborhood pages'
  const slug = path.split('/')[2] ?? ''
  return findPlace(slug) && !path.endsWith('/funding') ? 'Town pages' : 'Funding pages'
}

/** With its state in the address a town is found at once; a bare name is asked of all states. */
function cityPage(slug: string, site: Site): PlacePage | null {
  const place = findPlace(slug)
  if (!place) {
    const city = resolveCity(slug)
    return city.kind === 'funding' ? fundingOf(city, site) : null
  }
  const page = richCityLandingPage({ kind: 'landing', isKnown: true, place }, site, {
    stories: [],
    articles: [],
  })
  return { family: 'Town pages', page, names: namesOf(place) }
}

function fundingPage(slug: string, site: Site): PlacePage | null {
  const city = resolveFunding(slug)
  return city.kind === 'funding' ? fundingOf(city, site) : null
}

function fundingOf(city: Extract<ReturnType<typeof resolveFunding>, { kind: 'funding' }>, site: Site) {
  if (!city.isKnown) return null
  const page = cityFundingPage(city, site)
  return { family: 'Funding pages' as const, page, names: namesOf(city.city) }
}

/** What a template would put in: the names of the place, its county, its state and its metro area. */
function namesOf(place: Place) {
  const { metro } = placeRow(place)
  const county = place.county.replace(/ (County|Parish|Borough|Census Area|Planning Region)$/, '')
  return [
    place.name,
    place.county,
    county,
    place.state,
    stateNameOf(place.state),
    ...metro.split(/, |-/).filter((part) => part.length > 2),
  ].filter(Boolean)
}
