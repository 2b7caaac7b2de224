import { keepLast } from '../platform/keep-last.ts'
import { openTableFile } from '../platform/table-file.ts'
import type { Fact } from './fact.ts'
import { type PlaceKey, placeRow } from './place-row.ts'
import { sources } from './source.ts'

const table = openTableFile('local/zips.tsv')
/** The census counts no further: 3501 means over $3,500. */
const topRent = 3500

export type ZipRent = { zip: string; rent: Fact; isTop: boolean }

/** Median rents of the ZIP code areas that reach into a place, cheapest first. */
export const zipRents = keepLast((place: PlaceKey): readonly ZipRent[] =>
  placeRow(place)
    .zips.flatMap((zip) => {
      const rent = Number(table.find(zip)?.[1])
      if (!rent) return []
      const fact = {
        value: Math.min(rent, topRent),
        of: { kind: 'zip', name: zip },
        source: sources.zips,
      } as const
      return [{ zip, rent: fact, isTop: rent > topRent }]
    })
    .sort((a, b) => a.rent.value - b.rent.value || Number(a.isTop) - Number(b.isTop)),
)
