import text from '../../data/neighborhoods.tsv?raw'
import { slugOf } from '../platform/slug.ts'
import { numberOrNull, tableRows } from '../platform/table.ts'
import { subCitySlug } from './paths.ts'
import type { Area } from './place.ts'

/** The cities whose landing page shows its neighbourhoods as cards. */
export const citiesWithNeighborhoods = new Set([
  'new-york-ny',
  'los-angeles-ca',
  'chicago-il',
  'houston-tx',
  'phoenix-az',
  'philadelphia-pa',
  'san-antonio-tx',
  'san-diego-ca',
  'dallas-tx',
  'san-jose-ca',
])

export type Neighborhood = Area & { population: number }

const areas: readonly Area[] = Array.from(tableRows(text), areaOf)
const byCity = Map.groupBy(areas, (area) => area.place)
const byName = Map.groupBy(areas, ({ name }) => withoutArticle(slugOf(name)))
const bySlug = new Map(areas.map((area) => [subCitySlug(area, { slug: area.place }), area]))

/** Six to eight with their population for the ten cities above, none for any other. */
export function neighborhoodsOf(placeSlug: string): Neighborhood[] {
  if (!citiesWithNeighborhoods.has(placeSlug)) return []
  return areasOf(placeSlug).flatMap((area) =>
    area.population === null ? [] : [{ ...area, population: area.population }],
  )
}

/** Every part of a city that has a page of its own. */
export function areasOf(placeSlug: string): readonly Area[] {
  return byCity.get(placeSlug) ?? []
}

export function findArea(slug: string) {
  return bySlug.get(slug) ?? null
}

/** The parts of cities that are called so, with 'the' or without, that of the largest city first. */
export function areasNamed(bareSlug: string): readonly Area[] {
  return byName.get(withoutArticle(bareSlug)) ?? []
}

/** City by city, the largest city first. */
export function listSubCities() {
  return [...bySlug].map(([slug, area]) => ({ slug, area }))
}

function withoutArticle(slug: string) {
  return slug.replace(/^the-/, '')
}

function areaOf(row: string[]): Area {
  const [place = '', name = '', county = '', population, basis, year, lat, lng, rent] = row
  return {
    name,
    place,
    county,
    population: numberOrNull(population),
    populationBasis: basisOf(basis),
    populationYear: numberOrNull(year),
    centre: lat && lng ? { lat: Number(lat), lng: Number(lng) } : null,
    rent: numberOrNull(rent),
  }
}

function basisOf(cell: string | undefined): Area['populationBasis'] {
  switch (cell) {
    case 'census-count':
    case 'city-published':
    case 'estimate':
    case 'wikipedia':
      return cell
    default:
      return null
  }
}
