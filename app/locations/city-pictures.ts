import { censusFigures, oldestBuilt } from '../almanac/census-figures.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import type { Picture } from '../landing/sections.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'

type Row = { name: string; slug: string }

/** Titles and captions of four cities; every other city has a generic trio. The pictures are our own drawings. */
const specific: Record<string, [title: string, caption: string][]> = {
  'new-york-ny': [
    ['Manhattan skyline', 'Towers, a bridge, and more front doors than anywhere else in the country.'],
    ['Brownstone blocks', 'Stoops in Brooklyn and Harlem, where a super may know every tenant by name.'],
    ['Walk-ups of the outer boroughs', 'Five floors and no elevator, in Queens and the Bronx.'],
  ],
  'los-angeles-ca': [
    ['Downtown and the hills', 'From the round tower to the observatory dome, seen from the flats.'],
    ['Bungalow courts', 'Small houses around a garden path, still rented one by one.'],
    [
      'Garden apartments of the Valley',
      'Two floors, a courtyard, parking below: the ordinary Los Angeles home.',
    ],
  ],
  'chicago-il': [
    ['The lakefront skyline', 'Two antennas, twin corncobs and a diamond roof over the water.'],
    ['Two-flats and greystones', 'An owner upstairs, a tenant downstairs: landlords you can talk to.'],
    ['Courtyard buildings', 'Brick on three sides and a gate in front, all over the North and South Sides.'],
  ],
  'houston-tx': [
    ['Downtown from the bayou', 'Stepped gables and glass, and the dome a few miles south.'],
    ['Houses in the Heights', 'Porches under old oaks, some of them rented by the room, some whole.'],
    ['Garden complexes', 'Two floors around a court, in Alief, Gulfton and Sharpstown.'],
  ],
}

export function picturesOf(row: Row, place: Place | null): Picture[] {
  const words = specific[row.slug] ?? captioned(row.name, place)
  const seed = row.slug.length
  const arts: Picture['art'][] = [
    { kind: 'skyline', slug: row.slug, label: `A drawing of roofs as the teeth of a key.` },
    { kind: 'street', seed },
    { kind: 'building', building: 'mid-rise' },
  ]
  return arts.map((art, index) => ({
    title: words[index]?.[0] ?? row.name,
    caption: words[index]?.[1] ?? '',
    art,
  }))
}

/** Drawings of no town in particular: under each a figure of this one. */
function captioned(name: string, place: Place | null): [title: string, caption: string][] {
  const { built, renting } = place ? censusFigures(place) : { built: null, renting: null }
  const rent = place && fairRents(place)?.byBedrooms[2]
  return [
    [
      `The roofs of ${name}`,
      built
        ? `A drawing. Half of the homes ${built.value === oldestBuilt ? 'date from 1939 or before' : `are older than ${built.value}`}.`
        : 'A drawing, not a map.',
    ],
    ['A street', renting ? `${renting.value}% of people rent.` : 'House fronts, one door each.'],
    [
      'Apartments',
      rent ? `2 bedrooms: ${dollars(rent.value)} (${rent.source.short}).` : 'Three to five floors.',
    ],
  ]
}
