import type { Source } from './source.ts'

/**
 * A figure, whose it is, and where it was read. The local parts of pages are made of these and of nothing
 * else, so that no figure can be shown without its year.
 */
export type Fact<T = number> = { readonly value: T; readonly of: Whose; readonly source: Source }

/** A town without a figure of its own has its county's, and the page says so. */
export type Whose = { readonly kind: 'place' | 'county' | 'state' | 'area' | 'zip'; readonly name: string }

/** Null where the cell of the table is empty. */
export function factOf(cell: string | undefined, of: Whose, source: Source): Fact | null {
  return cell ? { value: Number(cell), of, source } : null
}
