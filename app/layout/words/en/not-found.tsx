import type { ReactNode } from 'react'

/** Makes a link of its words. */
type Link = (words: string) => ReactNode

export const words = {
  title: 'Page not found',
  lead: 'There is no door at this address. The link may be old, or a letter got lost.',
  toldNo: (nextSteps: Link) => <>Told no by a landlord? {nextSteps('Your next steps')}, free.</>,
  home: 'Return to Home',
  states: 'Find your state',
}
