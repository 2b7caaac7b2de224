export type Point = { lat: number; lng: number }

/** A town or city of 1,000 people and more. */
export type Place = Point & {
  /** Its line in the tables that have one for each place. */
  row: number
  name: string
  /** Two capitals: one of the fifty states, or DC. */
  state: string
  /** Name and state, 'houston-tx'; no two places share one. */
  slug: string
  population: number
  /** '2020' is a count, '2019–2023' an estimate. */
  populationYears: string
  county: string
  /** Median gross rent in dollars a month; null when neither the place nor its county has a figure. */
  rent: number | null
  /** Whose figure the rent is. */
  rentBasis: 'place' | 'county'
  /** '2021'; null where they are those of nearly all rents, as `sources.rents` has them. */
  rentYears: string | null
  /** The census counts no further: the true rent is over `rent`. */
  isTopRent: boolean
  /** One of the cities the site lists by name; their funding pages stand in the sitemap. */
  isListed: boolean
}

/** What is known of a place nobody told us about: its address, and the name read from it. */
export type UnlistedPlace = { name: string; slug: string; state: string | null }

export type State = {
  name: string
  slug: string
  code: string
  population: number
  rent: number
  /** '2019–2023' */
  rentYears: string
  /** Names of its three largest cities. */
  exampleCities: string[]
  /** Names of some dozen smaller towns all over the state, largest first. */
  towns: string[]
}

/** A neighbourhood, borough or district of a city. */
export type Area = {
  name: string
  /** Slug of the city it belongs to. */
  place: string
  county: string
  population: number | null
  /** 'estimate': summed by ourselves from census blocks, rounded to hundreds. */
  populationBasis: 'census-count' | 'city-published' | 'estimate' | 'wikipedia' | null
  populationYear: number | null
  centre: Point | null
  rent: number | null
}
