import type { LandingPage, Section, TownLetter } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { grouped } from '../platform/us-number.ts'
import { branded, fittingTitle } from '../site/search-result.ts'
import type { Site } from '../site/site.ts'
import { landingPath, statePath, stateTownsPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { applyNow, callUs } from './place-sections.ts'
import { listPlacesIn } from './places.ts'
import { stateCrumbs } from './state-crumbs.ts'
import { statePageWords } from './state-page-words.ts'
import { inSentence } from './state-words.ts'

/** /state/{state}/towns: every town of a state that has a page, so that each is two links away from the state's. */
export function stateTownsPage(state: State, site: Site): LandingPage {
  const { brand, claims, language } = site
  const { index: words, page } = statePageWords[language]
  const name = inSentence(state.name, language)
  const letters = lettersOf(state)
  const count = grouped(listPlacesIn(state.code).length)
  const [first = '', last = ''] = [letters[0]?.towns[0]?.name, letters.at(-1)?.towns.at(-1)?.name]
  return {
    chrome: 'full',
    crumbs: [...stateCrumbs(language), { label: state.name, href: statePath(state) }],
    head: {
      path: stateTownsPath(state),
      crumb: words.crumb,
      title: fittingTitle(branded(words.title(count, name), brand)),
      description: words.description(count, name, first, last),
      isIndexed: false,
    },
    sections: [
      { kind: 'opening', title: words.heading(name), lead: words.lead(count) },
      { kind: 'townIndex', letters },
      {
        kind: 'closing',
        heading: page.nextDoor(state.name),
        lead: page.fees(claims),
        actions: [applyNow(site), callUs(site)],
      },
    ],
  }
}

/** On the state's page: where each letter begins. */
export function townLetters(state: State, language: Language): Section {
  const { heading, lead } = statePageWords[language].index.letters
  return {
    kind: 'letters',
    heading: heading(inSentence(state.name, language)),
    lead: lead(grouped(listPlacesIn(state.code).length)),
    letters: lettersOf(state).map(({ letter, towns }) => ({
      letter,
      count: towns.length,
      href: `${stateTownsPath(state)}#${letter}`,
    })),
  }
}

const byName = new Intl.Collator('en-US')

function lettersOf({ code }: State): TownLetter[] {
  const towns = listPlacesIn(code).toSorted((a, b) => byName.compare(a.name, b.name))
  return [...Map.groupBy(towns, firstLetter)].map(([letter, inLetter]) => ({
    letter,
    towns: inLetter.map((place) => ({ name: place.name, href: landingPath(place) })),
  }))
}

/** Marks and accents do not count: ʻEwa stands under E. */
function firstLetter({ name }: Place) {
  // Nearly all begin with a plain one, and taking a name apart takes most of the time for a state's thousand.
  const letter = /^[a-z]/i.exec(name) ?? /[a-z]/i.exec(name.normalize('NFD'))
  return (letter?.[0] ?? '#').toUpperCase()
}
