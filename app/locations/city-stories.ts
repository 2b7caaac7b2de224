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
  'Five noes in {city}, one yes.',
  'They asked what came after my eviction.',
  'They knew where not to apply.',
  'My pay stubs spoke for me.',
  'Six lines explained my broken lease.',
  'Four of us, one room. No more.',
  'One manager read my whole record.',
  'Somebody answered the phone.',
  'My old landlord wrote: paid.',
  'It took weeks. They kept calling.',
  'I had money and no history.',
  'The deposit was my wall.',
]

/** Whose stories these are, and where they come from. */
export function storiesLead({ name, state }: { name: string; state: string }, quotes: Testimonial[]) {
  const isFromHere = quotes.map(({ location }) => location === '' || location === `${name}, ${state}`)
  const whole = inSentence(stateNameOf(state))
  const elsewhere = isFromHere.includes(true) ? `${name} and elsewhere in ${whole}` : `elsewhere in ${whole}`
  const where = isFromHere.includes(false) ? elsewhere : name
  const isMadeUp = quotes.map(({ origin }) => origin === 'illustrative')
  if (!isMadeUp.includes(true)) return `From ${where}, told by the renters themselves.`
  if (!isMadeUp.includes(false)) return `Made-up examples, set in ${where}.`
  return `From ${where}. The made-up ones are marked.`
}

/** Made up and marked so; set in the town of the page, which is not said six times. The same town always gets the same ones. */
export function illustrativeStories(
  { name, slug }: { name: string; slug: string },
  count: number,
): Testimonial[] {
  const seed = seedOf(slug)
  return Array.from({ length: count }, (_, index) => ({
    origin: 'illustrative',
    name: names[(seed + index * 3) % names.length] ?? 'A renter',
    location: '',
    story: (tellings[(seed + index * 5) % tellings.length] ?? '').replaceAll('{city}', name),
  }))
}
