import { sources, yearsOf } from '../almanac/source.ts'
import { pathIn } from '../platform/language.ts'
import { stateNameOf } from '../platform/us-states.ts'
import type { SchemaThing } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { statePath } from './paths.ts'
import type { Area, Place, State } from './place.ts'
import { statePageWords } from './state-page-words.ts'

/** What a page of a place is about, for search engines: only what stands on it. */

export function placeSchema(place: Place): SchemaThing {
  return {
    '@type': 'City',
    name: place.name,
    geo: geoOf(place),
    containedInPlace: { '@type': 'State', name: stateNameOf(place.state) },
  }
}

export function areaSchema(area: Area, place: Place): SchemaThing {
  return {
    '@type': 'Place',
    name: area.name,
    ...(area.centre && { geo: geoOf(area.centre) }),
    containedInPlace: { '@type': 'City', name: place.name },
  }
}

/** The table of rents of a state's towns. */
export function stateSchema(state: State, { url, language }: Pick<Site, 'url' | 'language'>): SchemaThing {
  const { name, description, measured } = statePageWords[language].rents.dataset
  return {
    '@type': 'Dataset',
    name: name(state.name),
    description: description(
      state.name,
      yearsOf(sources.fairRents, language),
      yearsOf(sources.rents, language),
    ),
    url: url + pathIn(language, statePath(state)),
    spatialCoverage: { '@type': 'State', name: state.name },
    creator: [
      { '@type': 'Organization', name: 'US Department of Housing and Urban Development' },
      { '@type': 'Organization', name: 'US Census Bureau' },
    ],
    variableMeasured: measured,
    isAccessibleForFree: true,
  }
}

function geoOf({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}
