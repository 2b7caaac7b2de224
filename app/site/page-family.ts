/** Pages made by one builder. Its samples stand for all: together they show whatever the builder can show. */
export type PageFamily = {
  /** Without a name it is the page's own title. */
  name?: string
  /** The route's pattern in site/addresses.ts. */
  route: string
  samples: readonly string[]
  /** Told in every language. */
  isTranslated?: true
}
