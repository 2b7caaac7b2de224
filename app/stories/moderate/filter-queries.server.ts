import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { searchText, typedWords } from '../../platform/search-text.ts'
import { flaggedFrom } from '../../platform/spam-score.ts'

export type StoryFilter = {
  /** Every one of them must stand somewhere in the story or in who sent it. */
  words?: string
  isFlaggedOnly?: boolean
}

const maxWords = 8

/** Reads private columns: for moderators only. */
export function passes({ words = '', isFlaggedOnly = false }: StoryFilter) {
  const eb = expressionBuilder<Tables, 'approval_stories'>()
  const asked = typedWords(searchText(words)).slice(0, maxWords)
  return eb.and([...asked.map(holds), ...(isFlaggedOnly ? [eb('spam_score', '>=', flaggedFrom)] : [])])
}

function holds(word: string) {
  return sql<SqlBool>`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
