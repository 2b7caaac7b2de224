import type { StoryStatus } from '../db/vocabulary.ts'
import type { Language } from '../platform/language.ts'

export type DemoStory = {
  full_name: string
  email: string
  city_state: string
  approval_date: string
  headline: string
  how_helped: string
  encouragement: string
  language: Language
  allow_sharing: boolean
  status: StoryStatus
  /** YYYY-MM-DD */
  submittedOn: string
}

type Telling = Pick<DemoStory, 'headline' | 'how_helped' | 'encouragement'> & { language?: Language }

/** Shown on an empty installation so that the wall can be judged. None of these people exists. */
export const demoStories: DemoStory[] = [
  approved('Demo Alvarez', 'Houston, TX', '2026-06-12', {
    headline: 'Two evictions, and still a yes',
    how_helped:
      'My case manager called the leasing office before I did, and explained what had happened in 2021.',
    encouragement: 'Bring your pay stubs and tell the truth the first time. It was easier than I feared.',
  }),
  approved('Demo Bennett', 'Phoenix, AZ', '2026-06-20', {
    headline: 'My daughters picked their own room',
    how_helped: 'They found three places that looked at my income instead of the number on my credit report.',
    encouragement: 'One no is just one landlord. Keep your papers in one folder and keep going.',
  }),
  approved('Demo Carter', 'Atlanta, GA', '2026-07-02', {
    headline: 'From a motel to a lease in my name',
    how_helped:
      'The deposit was the wall I could not climb. The funding covered it and I pay it back monthly.',
    encouragement: 'Ask about every fee before you sign. The good people answer gladly.',
  }),
  approved('Demo Dawson', 'Columbus, OH', '2026-07-15', {
    headline: 'A broken lease is not the end',
    how_helped:
      'We wrote a letter about the job I lost and the job I have now. The manager read it and called me.',
    encouragement: 'Write your side down. A calm page says more than a hurried phone call.',
  }),
  approved('Demo Ellison', 'Tampa, FL', '2026-07-28', {
    language: 'es',
    headline: 'Las llaves en la mano en once días',
    how_helped:
      'Ya no presentaba solicitudes por los cargos. Ellos me mandaron solo a donde de verdad tenía una oportunidad.',
    encouragement: 'Guarde sus fuerzas para las puertas que sí se pueden abrir.',
  }),
  approved('Demo Foster', 'Denver, CO', '2026-08-09', {
    headline: 'Ten years later, a fair look',
    how_helped:
      'My record is old but it always came up. This time somebody explained it together with my references.',
    encouragement: 'Your past is part of the file, not all of it.',
  }),
  approved('Demo Grant', 'Charlotte, NC', '2026-08-21', {
    headline: 'The dog came too',
    how_helped: 'A score of 480 and a dog: I thought it was a joke. They found a duplex with a yard.',
    encouragement: 'Say what you need. You may not be asking for too much.',
  }),
  approved('Demo Harris', 'Portland, OR', '2026-09-03', {
    headline: 'Closer to work and to my mother',
    how_helped: 'They kept asking the office for an answer when I was too tired to ask again.',
    encouragement: 'Let somebody help you carry it. I wish I had done so sooner.',
  }),
  pending('Demo Ingram', 'Kansas City, MO', '2026-09-18', {
    headline: 'First night in the new place',
    how_helped:
      'My application was denied four times before. The fifth came with a plan and a person behind it.',
    encouragement: 'Sleep on the floor the first night if you must. It is your floor.',
  }),
  pending('Demo Jordan', 'Nashville, TN', '2026-09-25', {
    headline: 'We unpacked the good plates',
    how_helped: 'They helped us show two part-time incomes as one household. That made the difference.',
    encouragement: 'Do the sums together at the kitchen table, then apply.',
  }),
]

function approved(name: string, town: string, day: string, telling: Telling): DemoStory {
  return { ...pending(name, town, day, telling), status: 'approved' }
}

function pending(name: string, town: string, day: string, telling: Telling): DemoStory {
  return {
    full_name: name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    city_state: town,
    approval_date: day,
    language: 'en',
    ...telling,
    allow_sharing: true,
    status: 'pending',
    submittedOn: day,
  }
}
