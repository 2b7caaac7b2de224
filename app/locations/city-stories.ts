import type { Testimonial } from '../claims/testimonials.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { seedOf } from './place-words.ts'
import { inSentence } from './state-words.ts'

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

/** Told in the first person; {city} is the only thing put in. */
const tellings = [
  'Five places in {city} said no. My case manager made the sixth call.',
  'The eviction was four years old. Nobody had asked about the years since.',
  'They told me where not to waste an application fee.',
  'My score starts with a four. We showed pay stubs instead.',
  'I broke a lease when my mother got sick. We wrote that down in six lines.',
  'Three kids in one room. Now they argue over the window.',
  'One manager read my record to the end of the page.',
  'Somebody answered the phone. That was the first good day.',
  'I had paid my old landlord back, and a letter to prove it.',
  'It took longer than I hoped. They called every week.',
  'I had the money and no history. {city} had a place for that.',
  'The deposit was the wall for me.',
]

/** Whose stories these are, and where they come from. */
export function storiesLead({ name, state }: { name: string; state: string }, quotes: Testimonial[]) {
  const isFromHere = quotes.map(({ location }) => location === `${name}, ${state}`)
  const whole = inSentence(stateNameOf(state))
  const elsewhere = isFromHere.includes(true) ? `${name} and elsewhere in ${whole}` : `elsewhere in ${whole}`
  const where = isFromHere.includes(false) ? elsewhere : name
  const isMadeUp = quotes.map(({ origin }) => origin === 'illustrative')
  if (!isMadeUp.includes(true)) return `From ${where}, told by the renters themselves.`
  if (!isMadeUp.includes(false)) return `Made-up examples, set in ${where}. Each one says so.`
  return `From ${where}. The made-up ones are marked.`
}

/** Made up and marked so. The same town always gets the same ones; neighbours get others. */
export function illustrativeStories(
  { name, state, slug }: { name: string; state: string; slug: string },
  count: number,
): Testimonial[] {
  const seed = seedOf(slug)
  return Array.from({ length: count }, (_, index) => ({
    origin: 'illustrative',
    name: names[(seed + index * 3) % names.length] ?? 'A renter',
    location: `${name}, ${state}`,
    story: (tellings[(seed + index * 5) % tellings.length] ?? '').replaceAll('{city}', name),
  }))
}
