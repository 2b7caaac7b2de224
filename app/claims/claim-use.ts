export type Place = { page: string; path: string }

/** A sentence of the site, and the kinds of pages it stands on. */
export type Use = { text: string; places: Place[] }

/** Two things the site says that do not go together, or one that rests on nothing. */
export type Warning = {
  title: string
  why: string
  /** The claims to look at. */
  claims: { name: string; label: string; words: string }[]
  /** Where the site says so. */
  uses: Use[]
}

export function claimId(name: string) {
  return `claim-${name}`
}
