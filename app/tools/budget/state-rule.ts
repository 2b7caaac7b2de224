/** What a state says about the money of day one, as far as it is on file. It goes to the browser. */
export type StateRule = {
  name: string
  deposit: (Cited & { months: number; detail: string }) | null
  /** For each application a landlord looks at; `dollars` only where the rule names an amount. */
  fee: (Cited & { dollars: number; words: string }) | null
}

type Cited = { label: string; href: string }
