import { sources } from '../almanac/source.ts'
import { stateNameOf } from '../platform/us-states.ts'
import type { SchemaThing } from '../site/page-head.ts'
import { statePath } from './paths.ts'
import type { Area, Place, State } from './place.ts'

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
export function stateSchema(state: State, siteUrl: string): SchemaThing {
  return {
    '@type': 'Dataset',
    name: `Rents in towns of ${state.name}`,
    description: `Fair Market Rents of HUD (${sources.fairRents.years}) and median gross rents of the US Census Bureau (${sources.counties.years}) for towns and cities of ${state.name}.`,
    url: siteUrl + statePath(state),
    spatialCoverage: { '@type': 'State', name: state.name },
    creator: [
      { '@type': 'Organization', name: 'US Department of Housing and Urban Development' },
      { '@type': 'Organization', name: 'US Census Bureau' },
    ],
    variableMeasured: ['Fair Market Rent', 'Median gross rent'],
    isAccessibleForFree: true,
  }
}

function geoOf({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}
