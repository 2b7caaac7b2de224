import { type Bedrooms, bedroomCounts, fairRents } from '../almanac/fair-rents.ts'
import { plainPlace, readPlace } from '../platform/written-place.ts'
import { findPlace } from './places.ts'
import { canonicalCitySlug } from './resolve.ts'
import { nameFrom } from './town/reach-words.ts'
import { reachOf, rentIn, roughBelow } from './within-reach.ts'
import { placesInZip } from './zip.ts'

/** The fair rent of a place as somebody typed it, and the nearest town that costs less; null for a place we do not know. */
export function localRent(written: string, stateCode: string | null, bedrooms: number) {
  const place = placeWritten(written, stateCode)
  const size = bedroomCounts.find((count) => count === bedrooms)
  const fair = place && size !== undefined ? fairRents(place)?.byBedrooms[size satisfies Bedrooms] : null
  if (!place || !fair) return null
  const nearest = reachOf(place)
    ?.towns.filter(({ kind, place: town }) => kind === 'less' && town.population >= roughBelow)
    .sort((a, b) => a.miles - b.miles)[0]
  const rent = nearest && rentIn(nearest)
  return {
    place: `${place.name}, ${place.state}`,
    fairRent: fair.value,
    fairRentSource: fair.source.short,
    cheaper: rent
      ? {
          name: nameFrom(nearest.place, place),
          miles: nearest.miles,
          direction: nearest.direction,
          rent: rent.value,
          source: rent.source.short,
        }
      : null,
  }
}

/** 'Houston, TX 77002', 'houston' with the state read elsewhere, or a ZIP code alone. */
function placeWritten(written: string, stateCode: string | null) {
  const { town, stateCode: ownCode, zip } = readPlace(written)
  const state = stateCode ?? ownCode
  const slug = town && state ? canonicalCitySlug(plainPlace(`${town}, ${state}`)) : null
  const named = slug ? findPlace(slug) : null
  return named ?? (zip && placesInZip(zip)[0]) ?? null
}
