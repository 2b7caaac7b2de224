import { censusFigures } from '../almanac/census-figures.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { shortOf } from '../almanac/source.ts'
import type { Picture } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'
import { townWords } from './town-words.ts'

type Row = { name: string; slug: string }
type Captioned = Pick<Picture, 'title' | 'caption'>

/** Titles and captions of four cities; every other city has a generic trio. The pictures are our own drawings. */
export function picturesOf(row: Row, place: Place | null, language: Language): Picture[] {
  const { cities, drawing } = townWords[language].pictures
  const specific: Record<string, Captioned[]> = cities
  const words = specific[row.slug] ?? captioned(row.name, place, language)
  const seed = row.slug.length
  const arts: Picture['art'][] = [
    { kind: 'skyline', slug: row.slug, label: drawing },
    { kind: 'street', seed },
    { kind: 'building', building: 'mid-rise' },
  ]
  return arts.map((art, index) => ({ ...(words[index] ?? { title: row.name, caption: '' }), art }))
}

/** Drawings of no town in particular: under two of them a figure of this one. */
function captioned(name: string, place: Place | null, language: Language): Captioned[] {
  const words = townWords[language].pictures
  const { renting } = place ? censusFigures(place) : { renting: null }
  const rent = place && fairRents(place)?.byBedrooms[2]
  const ofHundred = Math.round(renting?.value ?? 0)
  return [
    { title: words.roofs(name), caption: words.drawn },
    { title: words.street, caption: ofHundred > 0 ? words.renting(ofHundred) : words.fronts },
    {
      title: words.apartments,
      caption: rent ? words.twoBedrooms(dollars(rent.value), shortOf(rent.source, language)) : words.floors,
    },
  ]
}
