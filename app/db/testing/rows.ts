import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'
import { newId } from '../uuid.ts'

type StoryRow = Insertable<Tables['approval_stories']>
type ArticleRow = Insertable<Tables['articles']>

/** A story that breaks no rule, for tests that care about one column. */
export function storyRow(columns: Partial<StoryRow> = {}): StoryRow {
  return {
    id: newId(),
    full_name: 'Test Renter',
    email: 'test.renter@example.com',
    city_state: 'Houston, TX',
    headline: 'A new door',
    how_helped: 'They called for me.',
    encouragement: 'Keep going.',
    ...columns,
  }
}

export function articleRow(columns: Partial<ArticleRow> = {}): ArticleRow {
  const id = newId()
  return { id, title: 'A title', slug: `article-${id}`, content: 'Words.', ...columns }
}
