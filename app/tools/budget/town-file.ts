import { bedroomCounts, fairRentAmounts } from '../../almanac/fair-rents.ts'
import { areasOf } from '../../locations/neighborhoods.ts'
import { subCityPath } from '../../locations/paths.ts'
import type { Place } from '../../locations/place.ts'
import { allPlaces } from '../../locations/places.ts'
import { resolveCity } from '../../locations/resolve.ts'
import type { Language } from '../../platform/language.ts'
import { slugOf } from '../../platform/slug.ts'
import { usStates } from '../../platform/us-states.ts'
import { stateRule } from './state-rules.ts'

const texts = new Map<Language, string>()

/**
 * Every town with its fair rents in one file, the same for everyone who reads this language: which town somebody looks for stays with them.
 * A line `=TX{rule}` for each state, below it a line of names for each set of rents; the rents stand at the end in the
 * same order, because alike things pack better together. read-towns.ts reads it.
 */
export function townFile(language: Language = 'en'): string {
  const text = texts.get(language) ?? writeTowns(language)
  texts.set(language, text)
  return text
}

/** The part of one state: for a single town nobody needs all. */
export function townsOfState(code: string, language: Language) {
  return writeTowns(language, [code])
}

function writeTowns(language: Language, states = usStates.map(({ code }) => code)) {
  const places = allPlaces()
  const amounts = fairRentAmounts(places.length)
  const sizes = bedroomCounts.length
  const lines: string[] = []
  const rents: string[] = []
  const known = places.filter(({ row, state }) => amounts[row * sizes] && states.includes(state))
  const byState = Map.groupBy(known, ({ state }) => state)
  for (const code of states) {
    lines.push(`=${code}${JSON.stringify(stateRule(code, language))}`)
    const byRents = Map.groupBy(byState.get(code) ?? [], ({ row }) =>
      amounts.slice(row * sizes, (row + 1) * sizes).join(' '),
    )
    for (const [own, towns] of [...byRents].sort(([one], [other]) => middle(one) - middle(other))) {
      const names = towns.flatMap((town) => [town.name, ...partsCalledTowns(town)])
      lines.push(names.sort().join('\t'))
      rents.push(own)
    }
  }
  return [...lines, '', ...rents].join('\n')
}

/** Brooklyn is no town, and many who live there know no other name of theirs. Where an address takes it for that part. */
function partsCalledTowns({ slug, state }: Place) {
  return areasOf(slug).flatMap((area) => {
    const meant = resolveCity(`${slugOf(area.name)}-${state.toLowerCase()}`)
    const isMeant = meant.kind === 'redirect' && meant.to === subCityPath(area, { slug })
    return isMeant ? [area.name.replace(/^The /, '')] : []
  })
}

function middle(rents: string) {
  return Number(rents.split(' ')[2])
}
