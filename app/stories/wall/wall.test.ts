import { afterEach, expect, test } from 'vitest'
import { parseCursor } from '../../db/cursor.ts'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { insertStory, type StoryColumns } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { photoPath } from '../../photos/photo.ts'
import { savePhoto } from '../../photos/queries.server.ts'
import { tinyPhoto } from '../../photos/testing/pictures.ts'
import { storyColumns } from '../submit/story-columns.ts'
import { filledStory } from '../submit/testing/filled-story.ts'
import { isOnlyExamples } from './card-story.ts'
import { wallPage, wallStory } from './wall.server.ts'

const scratch = scratchDatabase('sqlite')
afterEach(async () => {
  await scratch.database.db.deleteFrom('approval_stories').execute()
})
const shownIn = { language: 'en', timeZone: 'America/Chicago' } as const
const insert = (columns: StoryColumns = {}) =>
  insertStory(scratch.database.db, { status: 'approved', ...columns })

test('the wall shows twelve stories a page, and a way to the next when there is one', async () => {
  for (let n = 0; n < 12; n++) await insert()
  const only = await wallPage(scratch.database.db, undefined, shownIn)
  expect([only.stories.length, only.nextHref]).toEqual([12, null])
  await insert()
  const first = await wallPage(scratch.database.db, undefined, shownIn)
  expect(first.stories).toHaveLength(12)
  const after = parseCursor(first.nextHref?.replace('/approval-wall/before/', '') ?? '')
  const second = await wallPage(scratch.database.db, after ?? undefined, shownIn)
  expect([second.stories.length, second.nextHref]).toEqual([1, null])
})

test('a card has the photos that can be shown, and no others', async () => {
  const { db } = scratch.database
  const { id } = await insert()
  const photoId = await savePhoto(db, id, 'renter', tinyPhoto)
  await db
    .updateTable('approval_stories')
    .set({
      renter_photo_url: photoPath(photoId),
      exterior_photo_url: photoPath(newId()),
      interior_photo_url: 'https://elsewhere.example/a.png',
    })
    .execute()
  const card = await wallStory(db, id, shownIn)
  expect(card?.photos.map(({ id, slot }) => [id, slot])).toEqual([[photoId, 'renter']])
  expect(card?.photos[0]?.variants).toHaveLength(6)
})

test('a card says when somebody was approved, or when the story came', async () => {
  const dateOf = async (columns: StoryColumns) =>
    (await wallStory(scratch.database.db, (await insert(columns)).id, shownIn))?.date
  const created_at = new Date('2026-03-01T12:00:00Z')
  expect(await dateOf({ created_at, approval_date: '2026-02-03' })).toMatch(/^Approved on February 3, 2026/)
  expect(await dateOf({ created_at, approval_date: null })).toMatch(/^Sent in on March 1, 2026/)
  const evening = new Date('2026-03-02T03:00:00Z')
  expect(await dateOf({ created_at: evening, approval_date: null })).toMatch(/^Sent in on March 1, 2026/)
  expect(await dateOf({ created_at, approval_date: '2026-02-03', is_demo: true })).toBe('')
})

test('a story that is not approved has no page', async () => {
  const { id } = await insert({ status: 'pending' })
  expect(await wallStory(scratch.database.db, id, shownIn)).toBeNull()
})

test('a form becomes columns: what was left empty is nothing, or an empty text where one is asked for', () => {
  expect(storyColumns({ ...filledStory, phone: '', nameDisplay: '' })).toMatchObject({
    ...{
      full_name: 'Maria Lopez',
      phone: null,
      city_state: 'Houston, TX',
      allow_sharing: true,
      name_display: null,
    },
  })
  const other = storyColumns({
    ...filledStory,
    allowSharing: '',
    nameDisplay: 'full-name',
    encouragement: '',
  })
  expect(other).toMatchObject({ allow_sharing: false, name_display: 'full-name', encouragement: '' })
  expect(storyColumns({ ...filledStory, nameDisplay: 'nonsense' }).name_display).toBeNull()
})

test('only a wall whose one page holds nothing else is a wall of examples', () => {
  const [real, example] = [{ isDemo: false }, { isDemo: true }]
  const first = { isFirstPage: true, nextHref: null }
  expect(isOnlyExamples({ ...first, stories: [example, example] })).toBe(true)
  expect(isOnlyExamples({ ...first, stories: [example, real] })).toBe(false)
  expect(isOnlyExamples({ ...first, stories: [] })).toBe(false)
  // Examples are the oldest: behind a page of real stories they stand alone.
  expect(isOnlyExamples({ ...first, isFirstPage: false, stories: [example] })).toBe(false)
  expect(isOnlyExamples({ ...first, nextHref: '/approval-wall/before/x', stories: [example] })).toBe(false)
})
