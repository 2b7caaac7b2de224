import type { Testimonial } from '../claims/testimonials.ts'
import type { Language } from '../platform/language.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { seedOf } from './place-words.ts'
import { inSentence } from './state-words.ts'
import { townWords } from './town-words.ts'

const names = [
  'Andrea P.',
  'Malik J.',
  'Rosa M.',
  'Kevin D.',
  'Tanya B.',
  'Luis A.',
  'Shanice W.',
  'Greg H.',
  'Mei L.',
  'Darnell C.',
  'Patricia O.',
  'Samir K.',
  'Jolene F.',
  'Victor S.',
]

/** Whose stories these are, and where they come from. */
export function storiesLead(
  { name, state }: { name: string; state: string },
  quotes: Testimonial[],
  language: Language,
) {
  const { toldByRenters, madeUp, someMadeUp } = townWords[language].stories
  const isFromHere = quotes.map(({ location }) => location === '' || location === `${name}, ${state}`)
  const from = {
    town: isFromHere.includes(true) ? name : null,
    state: isFromHere.includes(false) ? inSentence(stateNameOf(state), language) : null,
  }
  const isMadeUp = quotes.map(({ origin }) => origin === 'illustrative')
  if (!isMadeUp.includes(true)) return toldByRenters(from)
  return isMadeUp.includes(false) ? someMadeUp(from) : madeUp(from)
}

/** Made up and marked so; set in the town of the page, which is not said six times. The same town always gets the same ones. */
export function illustrativeStories(
  { name, slug }: { name: string; slug: string },
  count: number,
  language: Language,
): Testimonial[] {
  const { tellings } = townWords[language].stories
  const seed = seedOf(slug)
  return Array.from({ length: count }, (_, index) => ({
    origin: 'illustrative',
    name: names[(seed + index * 3) % names.length] ?? '',
    location: '',
    story: tellings[(seed + index * 5) % tellings.length]?.(name) ?? '',
  }))
}
