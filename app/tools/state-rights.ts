/** What the law of a state says to renters, and who helps there for free. Only what was checked twice is in it. */
export type StateRights = {
  rights: { title: string; text: string; statute: string; href: string; asOf: string }[]
  /** Titles of what is unknown, which never means that there is no such law. */
  notOnFile: string[]
  /** The most a deposit may be, with its statute, as a letter says it in English; null: not on file. */
  deposit: string | null
  /** What that says, where the page is in another language. */
  depositMeaning?: string | null
  aid: { name: string; phone: string | null; website: string | null }[]
}

/** By the two letters of the state. */
export type AllStateRights = Record<string, StateRights>
