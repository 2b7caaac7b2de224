import type { Insertable } from 'kysely'
import { storyFoundBy } from '../../stories/found-by.ts'
import type { Db, Tables } from '../tables.ts'
import { newId } from '../uuid.ts'

type StoryRow = Insertable<Tables['approval_stories']>
type ArticleRow = Insertable<Tables['articles']>
type ApplicationRow = Insertable<Tables['applications']>

/** A story that breaks no rule, for tests that care about one column. */
export function storyRow(columns: StoryColumns = {}): StoryRow {
  const story = {
    id: newId(),
    full_name: 'Test Renter',
    email: 'test.renter@example.com',
    city_state: 'Houston, TX',
    headline: 'A new door',
    how_helped: 'They called for me.',
    encouragement: 'Keep going.',
    ...columns,
  }
  return { ...storyFoundBy(story), ...story }
}

export type StoryColumns = Partial<StoryRow>

/** One that its writer lets us show anywhere. */
export async function insertStory(db: Db, columns: StoryColumns = {}) {
  const story = storyRow({ allow_sharing: true, ...columns })
  await db.insertInto('approval_stories').values(story).execute()
  return story
}

export function articleRow(columns: Partial<ArticleRow> = {}): ArticleRow {
  const id = newId()
  return { id, title: 'A title', slug: `article-${id}`, content: 'Words.', ...columns }
}

/** An application that breaks no rule. */
export function applicationRow(columns: Partial<ApplicationRow> = {}): ApplicationRow {
  const id = newId()
  return {
    id,
    reference: id.slice(-12),
    form: 'funding',
    program: 'funding',
    full_name: 'Test Renter',
    email: 'test.renter@example.com',
    place: 'Houston, TX',
    state_code: 'TX',
    adults: 1,
    challenges: '[]',
    words: '',
    status: 'new',
    spam_score: 0,
    spam_flags: '[]',
    search_text: 'test renter test.renter@example.com houston, tx',
    submission_key: `key of ${id}`,
    token_hash: `hash of ${id}`,
    version: 1,
    ...columns,
  }
}
