import type { Testimonial } from '../claims/testimonials.ts'
import { seedOf } from './place-words.ts'
import { inSentence } from './state-words.ts'
import { stateNameOf } from './states.ts'

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
  'I had applied at five places in {city}. The sixth call was made by my case manager, and that one was a yes.',
  'The eviction was four years old. Nobody in {city} had asked me about the four years since.',
  'They told me which buildings in {city} not to waste an application fee on. That alone was worth it.',
  'My score starts with a four. The landlord wanted to see my pay stubs, so we showed him pay stubs.',
  'I broke a lease when my mother got sick. We wrote that down in six lines and sent it with the application.',
  'We were living with my sister, three kids in one room. Now they argue over who gets the window.',
  'I thought my record would end every talk. In {city} there was one manager who read to the end of the page.',
  'Somebody answered the phone. After two months of no answers that was the first good day.',
  'I paid my old landlord back in parts and had the letter to prove it. They knew what to do with that letter.',
  'It took longer than I hoped. They called every week and told me the truth each time.',
  'I had the money and no history. They found a place in {city} that takes people who are just starting.',
  'The deposit was the wall for me. With the funding I could sign the same week.',
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
