import type { ReactNode } from 'react'

/** What the drawings at the head of a page show. */
const drawings = {
  door: 'A tall brass key stands beside a green front door with the number 2.',
  street: 'A street of house fronts; one door stands open and lit.',
  office: 'The entrance of an apartment building with brass nameplates; a lease signed with a key.',
  kit: 'An open box on a doorstep with letters, a folder and a key on a numbered tag.',
  hooks: 'A green board of key hooks, most of them empty; the second key hangs ready.',
  windows: 'The front of an apartment house in the evening; one window is lit.',
}

export const words = {
  drawings,
  /** On the paper tag of the key to door 2. */
  doorTag: 'No.',
  call: (phone: string) => `Call ${phone}`,
  apply: (fee: string) => `Apply Now - ${fee}`,
  questions: (phone: ReactNode, nextSteps: (text: string) => ReactNode) => (
    <>
      Not here? Call {phone}. Told no? {nextSteps('Your next steps')}, free.
    </>
  ),
  quotes: {
    funded: 'funded',
    /** The kind of home a story is about. */
    homes: {
      apartment: 'apartment',
      house: 'house',
      condo: 'condo',
      townhome: 'townhome',
      trailer: 'trailer',
    },
  },
  ranges: {
    around: (town: string) => `Around ${town}`,
    cheapest: 'Cheapest',
    dearest: 'Dearest',
  },
  totalCost: {
    heading: 'What it costs in total',
    when: 'When',
    comesBack: 'Comes back',
  },
}
