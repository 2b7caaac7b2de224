import type { ArticleErrors, ArticleFields, TypedArticle } from './article-form.ts'

/** Somebody saved since the form was opened: what they saved, who and when. */
export type Conflict = { version: number; fields: ArticleFields; actor: string; at: Date }

/** A save that was refused. Everything that was typed is in it. */
export type Refused = {
  status: number
  typed: TypedArticle
  errors: ArticleErrors
  /** What went wrong, when it is not about one field. */
  problem?: string
  conflict?: Conflict
}
