import type { Figure, Section } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { landingPath } from './paths.ts'
import type { UnlistedPlace } from './place.ts'
import { people } from './place-words.ts'
import { listPlacesIn } from './places.ts'
import { stateRentFigure, stateRentInShort, stateRentSpan } from './rent-words.ts'
import { inSentence } from './state-words.ts'
import { stateByCode, stateEntries, states } from './states.ts'

/** What the funding page of a town nobody told us about can say: what is true of its state, and what is not on file. */

const notOnFile = 'not on file'
const shownTowns = 12

export function unlistedLead({ name, state }: UnlistedPlace) {
  if (state === null)
    return `We have no town called ${name} on file, so this page has no figures of its own. Choose its state for the rent and the towns there.`
  const row = stateByCode(state)
  const across = row ? ` Across the state the ${stateRentInShort(row)}.` : ''
  return `${name} is not among the ${grouped(listPlacesIn(state).length)} towns and cities of ${inSentence(stateNameOf(state))} we have on file.${across}`
}

export function unlistedFigures({ state }: UnlistedPlace): Figure[] {
  return [
    { label: 'Population', value: notOnFile },
    { label: 'Census median rent here', value: notOnFile },
    ...figuresOf(state),
  ]
}

function figuresOf(code: string | null): Figure[] {
  if (code === null) return stateRentSpan(states())
  const state = stateByCode(code)
  if (!state) return []
  return [
    stateRentFigure(state, `Census median rent of ${inSentence(state.name)}`),
    { label: `People in ${inSentence(state.name)}`, value: grouped(state.population) },
  ]
}

export function unlistedSections({ name, state }: UnlistedPlace): Section[] {
  if (state === null)
    return [
      {
        kind: 'states',
        heading: `Which state is ${name} in?`,
        lead: 'Each state’s page has its rent, its cities and its towns.',
        states: stateEntries,
        isSwiped: true,
      },
    ]
  const towns = listPlacesIn(state).slice(0, shownTowns)
  return [
    {
      kind: 'towns',
      heading: `Towns of ${inSentence(stateNameOf(state))} we know more about`,
      nearest: towns.map((town) => ({
        name: town.name,
        href: landingPath(town),
        note: people(town.population),
      })),
      more: [],
      visibleAtFirst: shownTowns,
    },
  ]
}
