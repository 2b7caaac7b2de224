import type { Figure, Section } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { grouped } from '../platform/us-number.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { fundingWords } from './funding-words.ts'
import { landingPath } from './paths.ts'
import type { UnlistedPlace } from './place.ts'
import { people } from './place-words.ts'
import { listPlacesIn } from './places.ts'
import { stateRentFigure, stateRentInShort, stateRentSpan } from './rent-words.ts'
import { inSentence } from './state-words.ts'
import { stateByCode, stateEntries, states } from './states.ts'

/** What the funding page of a town nobody told us about can say: what is true of its state, and what is not on file. */

const shownTowns = 12

export function unlistedLead({ name, state }: UnlistedPlace, language: Language) {
  const { noState, lead, leadWithRent } = fundingWords[language].unlisted
  if (state === null) return noState(name)
  const row = stateByCode(state)
  const said = [name, grouped(listPlacesIn(state).length), inSentence(stateNameOf(state), language)] as const
  return row ? leadWithRent(...said, stateRentInShort(row, language)) : lead(...said)
}

export function unlistedFigures({ state }: UnlistedPlace, language: Language): Figure[] {
  const { population, rent } = fundingWords[language].unlisted
  return [population, rent, ...figuresOf(state, language)]
}

function figuresOf(code: string | null, language: Language): Figure[] {
  if (code === null) return stateRentSpan(states(), language)
  const state = stateByCode(code)
  if (!state) return []
  const { rentOf, peopleIn } = fundingWords[language].unlisted
  const name = inSentence(state.name, language)
  return [
    stateRentFigure(state, rentOf(name), language),
    { label: peopleIn(name), value: grouped(state.population) },
  ]
}

export function unlistedSections({ name, state }: UnlistedPlace, language: Language): Section[] {
  const words = fundingWords[language].unlisted
  if (state === null)
    return [
      {
        kind: 'states',
        heading: words.whichState(name),
        lead: words.states,
        states: stateEntries,
        isSwiped: true,
      },
    ]
  const towns = listPlacesIn(state).slice(0, shownTowns)
  return [
    {
      kind: 'towns',
      heading: words.towns(inSentence(stateNameOf(state), language)),
      nearest: towns.map((town) => ({
        name: town.name,
        href: landingPath(town),
        note: people(town.population, language),
      })),
      more: [],
      visibleAtFirst: shownTowns,
    },
  ]
}
