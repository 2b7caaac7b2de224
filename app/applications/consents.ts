import type { ConsentKind } from '../db/vocabulary.ts'

type Consent = {
  /** The short name on the form, the private page and in the inbox. */
  label: string
  wording(brand: string): string
  /** Raised whenever the wording changes: what was agreed to before stays what it was. */
  version: number
  isNeeded: boolean
}

/** Each is a box of its own, unticked. What was agreed to is kept with the words as they were read. */
export const consents: Record<ConsentKind, Consent> = {
  contact: {
    label: 'Work on my application',
    wording: (brand) =>
      `${brand} may keep these answers and contact me about this application: a person may call me or write to me by the ways I gave. I can take this back at any time.`,
    version: 1,
    isNeeded: true,
  },
  machine: {
    label: 'Texts and automated calls',
    wording: (brand) =>
      `${brand} may send me texts and automated or recorded calls about this application at the number I gave. Carriers may charge for them. This yes is not needed for any program, and I can take it back at any time, also by answering STOP.`,
    version: 1,
    isNeeded: false,
  },
  news: {
    label: 'News',
    wording: (brand) =>
      `${brand} may mail me news and offers that are not about this application. This yes is not needed for any program, and I can take it back at any time.`,
    version: 1,
    isNeeded: false,
  },
}
