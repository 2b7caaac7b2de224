import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { likePatterns } from '../../platform/like-patterns.ts'
import { typedWords } from '../../platform/search-text.ts'
import { flaggedFrom } from '../../platform/spam-score.ts'
import { type FieldColumn, fieldList } from '../story-fields.ts'

export type StoryFilter = {
  /** Every one of them must stand somewhere in the story or in who sent it. */
  words?: string
  isFlaggedOnly?: boolean
}

const searched = fieldList
  .filter(({ kind }) => kind === 'line' || kind === 'text' || kind === 'email')
  .map(({ column }) => column)
const maxWords = 8

/** Reads private columns: for moderators only. */
export function passes({ words = '', isFlaggedOnly = false }: StoryFilter) {
  const eb = expressionBuilder<Tables, 'approval_stories'>()
  const asked = typedWords(words).slice(0, maxWords)
  return eb.and([
    ...asked.map((word) => eb.or(likePatterns(word).flatMap((pattern) => searched.map(isLike(pattern))))),
    ...(isFlaggedOnly ? [eb('spam_score', '>=', flaggedFrom)] : []),
  ])
}

function isLike(pattern: string) {
  return (column: FieldColumn) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
