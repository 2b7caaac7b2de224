import table from '../../data/states.json' with { type: 'json' }

/** The fifty states in the order of their names, with three example cities each. */
export const stateEntries = table.states.map(({ name, slug, code, exampleCities }) => ({
  name,
  slug,
  code,
  cities: exampleCities.map((city) => city.name),
}))
