import { rowsWithZip } from '../almanac/place-row.ts'
import type { Place } from './place.ts'
import { allPlaces } from './places.ts'

/** The largest first. */
export function placesInZip(zip: string): readonly Place[] {
  return rowsWithZip(zip).flatMap((row) => allPlaces()[row] ?? [])
}

/** That of its largest town; null for a ZIP code in which we know none. */
export function stateOfZip(zip: string): string | null {
  return placesInZip(zip)[0]?.state ?? null
}
