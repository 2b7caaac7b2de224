import type { ArticleErrors, ArticleFields, TypedArticle } from './article-form.ts'

/** It changed since the form was opened: what is saved, by whom and when. Without an actor it came from the bin. */
export type Conflict = { version: number; fields: ArticleFields; actor: string; at: Date }

/** A save that was refused. Everything that was typed is in it. */
export type Refused = {
  status: number
  typed: TypedArticle
  errors: ArticleErrors
  /** What went wrong, when it is not about one field. */
  problem?: string
  conflict?: Conflict
  /** The version a next save is over: of an article in the bin the one it has once it is brought back. */
  overVersion?: number
}
