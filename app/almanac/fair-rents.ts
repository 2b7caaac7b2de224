import { keepLast } from '../platform/keep-last.ts'
import { openTableFile } from '../platform/table-file.ts'
import type { Fact } from './fact.ts'
import { fairRentAreaOf, type PlaceKey } from './place-row.ts'
import { sources } from './source.ts'

const table = openTableFile('local/fair-rents.tsv')

export const bedroomCounts = [0, 1, 2, 3, 4] as const
export type Bedrooms = (typeof bedroomCounts)[number]

/** What HUD reckons a modest home costs a month with utilities, for each number of bedrooms. */
export type FairRents = {
  /** HUD's name of the area: 'Houston-The Woodlands-Sugar Land, TX HUD Metro FMR Area'. */
  area: string
  byBedrooms: Record<Bedrooms, Fact>
}

export const fairRents = keepLast((place: Pick<PlaceKey, 'row'>): FairRents | null => {
  const cells = table.find(fairRentAreaOf(place))
  if (!cells) return null
  const [, area = '', ...amounts] = cells
  const fact = (bedrooms: Bedrooms): Fact => ({
    value: Number(amounts[bedrooms]),
    of: { kind: 'area', name: area },
    source: sources.fairRents,
  })
  return { area, byBedrooms: { 0: fact(0), 1: fact(1), 2: fact(2), 3: fact(3), 4: fact(4) } }
})

let amounts: Uint16Array | undefined

/** Only the dollars, for searching through all places: five for each place in the order of the table, 0 where unknown. */
export function fairRentAmounts(placeCount: number): Uint16Array {
  if (amounts) return amounts
  const byArea = new Map<string, number[]>()
  amounts = new Uint16Array(placeCount * bedroomCounts.length)
  for (let row = 0; row < placeCount; row++) {
    const code = fairRentAreaOf({ row })
    const known = byArea.get(code) ?? table.find(code)?.slice(2).map(Number) ?? []
    byArea.set(code, known)
    for (const bedrooms of bedroomCounts)
      amounts[row * bedroomCounts.length + bedrooms] = known[bedrooms] ?? 0
  }
  return amounts
}
