import type { LandingPage, Section, TownLetter } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import { withArticle } from '../platform/us-states.ts'
import type { Site } from '../site/site.ts'
import { landingPath, statePath, stateTownsPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { applyNow, callUs } from './place-sections.ts'
import { listPlacesIn } from './places.ts'
import { inSentence } from './state-words.ts'

/** /state/{state}/towns: every town of a state that has a page, so that each is two links away from the state's. */
export function stateTownsPage(state: State, site: Site): LandingPage {
  const name = inSentence(state.name)
  const letters = lettersOf(state)
  const count = grouped(listPlacesIn(state.code).length)
  return {
    chrome: 'full',
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Service areas', href: '/states' },
      { label: state.name, href: statePath(state) },
    ],
    head: {
      path: stateTownsPath(state),
      crumb: 'Towns A to Z',
      title: `All ${count} towns in ${name}, A to Z | ${site.brand}`,
      description: `Rents, free help and rights for each of ${count} towns and cities in ${name}, from ${letters[0]?.towns[0]?.name} to ${letters.at(-1)?.towns.at(-1)?.name}.`,
      isIndexed: false,
    },
    sections: [
      {
        kind: 'opening',
        title: `Towns in ${name}, A to Z`,
        lead: `${count} towns and cities with a page of their own: what a home costs there, who helps for free, what the law says.`,
      },
      { kind: 'townIndex', letters },
      {
        kind: 'closing',
        heading: `The next door can be in ${withArticle(state.name)}.`,
        lead: `Application fee ${site.claims.applicationFee}. The success fee is ${site.claims.successFee}, due only after approval.`,
        actions: [applyNow(site), callUs(site)],
      },
    ],
  }
}

/** On the state's page: where each letter begins. */
export function townLetters(state: State): Section {
  return {
    kind: 'letters',
    heading: `All towns in ${inSentence(state.name)}, A to Z`,
    lead: `${grouped(listPlacesIn(state.code).length)} towns have a page here. Choose the letter yours begins with.`,
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
  return [...Map.groupBy(towns, firstLetter)]
    .map(([letter, inLetter]) => ({
      letter,
      towns: inLetter.map((place) => ({ name: place.name, href: landingPath(place) })),
    }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
}

/** Marks and accents do not count: ʻEwa stands under E. */
function firstLetter({ name }: Place) {
  return (/[a-z]/i.exec(name.normalize('NFD'))?.[0] ?? '#').toUpperCase()
}
