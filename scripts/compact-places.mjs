// Rebuilds data/ from the full fact tables: `node scripts/compact-places.mjs <folder of the full tables>`.
// data/README.md names their sources and explains every column.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = process.argv[2]
if (!source) throw new Error('Name the folder that holds us-places.json, cities.json, states.json …')
const read = (name) => JSON.parse(readFileSync(join(source, name), 'utf8'))
const write = (name, text) => writeFileSync(new URL(`../data/${name}`, import.meta.url), text)

const { counties, rows } = read('us-places.json')
const { cities } = read('cities.json')
const { neighborhoods, subCityAreas } = read('neighborhoods.json')
const { states } = read('states.json')
const assistance = read('assistance.json')

const key = (name, state) => `${name}, ${state}`
const cityByKey = new Map(cities.map((city) => [key(city.name, city.state), city]))
const countyRents = new Map(cities.map((city) => [city.countyFips, city.countyMedianGrossRent]))

const places = rows.map(([name, state, kind, population, populationSource, lat, lng, fips, rent]) => ({
  name,
  state,
  kind,
  population,
  populationYears: populationSource === 'acs2023' ? '2019-2023' : '',
  lat,
  lng,
  county: counties[fips],
  ...rentOf(rent, fips),
}))
giveEachItsOwnName(places)
for (const place of places) addCityFacts(place, cityByKey.get(key(place.name, place.state)))
places.sort((a, b) => b.population - a.population || (key(a.name, a.state) < key(b.name, b.state) ? -1 : 1))

const placeColumns = 'name state county population lat lng rent rentBasis rentYears populationYears listed'
write('places.tsv', table(placeColumns.split(' '), places))

const areas = Object.entries({ ...neighborhoods, ...subCityAreas }).flatMap(([place, city]) =>
  city.areas.map((area) => ({
    ...area,
    place,
    basis: area.populationKind,
    year: area.populationYear,
    lng: area.lon,
    rent: area.medianGrossRent,
  })),
)
const areaColumns = 'place name county population basis year lat lng rent source note'
write('neighborhoods.tsv', table(areaColumns.split(' '), areas))

const known = new Set(places.map((place) => key(place.name, place.state)))
const compactStates = states.map(({ name, slug, code, population, medianGrossRent, ...state }) => ({
  name,
  slug,
  code,
  population,
  rent: medianGrossRent,
  exampleCities: state.exampleCities.map((city) => city.name),
  // A town without coordinates has no page to link to.
  towns: state.nearbyTowns.map((town) => town.name).filter((town) => known.has(key(town, code))),
}))
write('states.json', jsonRows(compactStates))

// Three each, the most useful first. What the full table calls unverified is not read at all.
const chosen = {
  'houston-tx': ['united-way-houston', 'lone-star-legal-aid', 'houston-housing-authority'],
  'los-angeles-ca': ['stay-housed-la', 'lahd', 'housing-rights-center'],
  '': ['211', 'hud-counseling', 'nfcc'],
}
const resources = Object.entries(chosen).flatMap(([place, ids]) =>
  ids.map((id) => {
    const row = (assistance.local[place] ?? assistance.national).find((entry) => entry.id === id)
    const { name, phone, tel, what, website = null, status, source: page } = row
    return { place: place || null, name, phone, tel, what, website, status, source: page }
  }),
)
write('assistance.json', jsonRows(resources))

/** The county's figure stands in where the place has none and we hold the county's. */
function rentOf(rent, fips) {
  if (rent !== null) return { rent, rentBasis: '' }
  const countyRent = countyRents.get(fips) ?? null
  return countyRent === null ? { rent: '', rentBasis: '' } : { rent: countyRent, rentBasis: 'county' }
}

/** New York's five counties, figures of another year, and which cities are listed. */
function addCityFacts(place, city) {
  if (!city) return
  place.listed = 'listed'
  place.county = city.county
  if (city.medianGrossRent === null) return
  place.rent = city.medianGrossRent
  place.rentBasis = ''
  place.rentYears = city.rentVintage === 'ACS 2021 1-year' ? '2021' : ''
}

/** 'Ann Arbor' is a city and a township around it: one keeps the plain name, the other is told apart. */
function giveEachItsOwnName(all) {
  const rank = ['city', 'borough', 'town', 'village', 'charter township', 'township']
  for (const same of Object.values(Object.groupBy(all, (place) => key(place.name, place.state)))) {
    const [plain, ...others] = same.sort(
      (a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind) || b.population - a.population,
    )
    for (const other of others) {
      const kind = other.kind.replace('charter ', '')
      const isToldByKind = other.kind !== plain.kind
      other.name += isToldByKind ? ` ${kind[0].toUpperCase()}${kind.slice(1)}` : ` (${other.county})`
    }
  }
}

function table(columns, entries) {
  const line = (entry) =>
    columns
      .map((column) => entry[column] ?? '')
      .join('\t')
      .trimEnd()
  return `${[columns.join('\t'), ...entries.map(line)].join('\n')}\n`
}

function jsonRows(entries) {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
}
