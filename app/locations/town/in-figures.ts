import { sources } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { fundingPath } from '../paths.ts'
import type { Place } from '../place.ts'
import { beside } from './figures/beside.ts'
import { emptyRentals, evictions, rentBurden, wayToWork } from './figures/county-lines.ts'
import { homes } from './figures/homes.ts'
import { income } from './figures/income.ts'
import { renting } from './figures/renting.ts'
import { surroundingsOf } from './figures/surroundings.ts'
import { where } from './figures/where.ts'
import { zips } from './figures/zips.ts'

/** In this order where nothing sets one above another. */
const topics = [where, homes, income, renting, rentBurden, wayToWork, emptyRentals, zips, evictions]

/** The town in figures, in sentences that follow from what is remarkable here: that comes first. */
export function inFigures(place: Place, _site: Site): Section[] {
  const at = surroundingsOf(place)
  const lines = topics.flatMap((topic) => topic(at) ?? []).sort((one, other) => other.weight - one.weight)
  const table = beside(at)
  return [
    {
      kind: 'portrait',
      heading: `${place.name} in figures`,
      lead: `Census, ${sources.places.years}, where no other year is named.`,
      topics: lines.map(({ label, text }) => ({ label, text })),
      ...(table && { table }),
      note: 'Medians; miles in a straight line.',
      actions: [{ label: `Rental funding in ${place.name}`, href: fundingPath(place), isQuiet: true }],
    },
  ]
}
