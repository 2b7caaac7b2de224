import { expect, test } from 'vitest'
import { brokenConstraint } from './constraint.ts'
import { onBothEngines } from './testing/engines.ts'
import { articleRow, storyRow } from './testing/rows.ts'
import { newId } from './uuid.ts'

async function brokenBy(write: Promise<unknown>) {
  return await write.then(() => 'nothing was broken', brokenConstraint)
}

onBothEngines((scratch) => {
  const insertStory = (columns: object) =>
    scratch.database.db
      .insertInto('approval_stories')
      .values({ ...storyRow(), ...columns })
      .execute()
  const insertArticle = (columns: object) =>
    scratch.database.db
      .insertInto('articles')
      .values({ ...articleRow(), ...columns })
      .execute()

  test.each([
    ['full_name_filled', { full_name: ' \n\t' }],
    ['email_shape', { email: 'nobody' }],
    ['city_state_shape', { city_state: 'Houston' }],
    ['city_state_length', { city_state: `${'x'.repeat(200)}, TX` }],
    ['headline_length', { headline: 'x'.repeat(101) }],
    ['headline_filled', { headline: '  ' }],
    ['how_helped_filled', { how_helped: '' }],
    ['encouragement_filled', { encouragement: '' }],
    ['status_known', { status: 'published' }],
    ['name_display_known', { name_display: 'initials' }],
    ['version_positive', { version: 0 }],
  ])('a story must obey %s', async (rule, columns) => {
    expect(await brokenBy(insertStory(columns))).toBe(`approval_stories_${rule}`)
  })

  test('a headline may have 100 characters, whatever their size in bytes', async () => {
    await insertStory({ headline: '😀'.repeat(100) })
    expect(await brokenBy(insertStory({ headline: '😀'.repeat(101) }))).toBe(
      'approval_stories_headline_length',
    )
  })

  test.each([
    ['title_filled', { title: '' }],
    ['content_filled', { content: ' ' }],
    ['author_filled', { author: '' }],
    ['slug_length', { slug: 'x'.repeat(201) }],
    ['version_positive', { version: -1 }],
  ])('an article must obey %s', async (rule, columns) => {
    expect(await brokenBy(insertArticle(columns))).toBe(`articles_${rule}`)
  })

  test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a b', 'a_b', 'a\nb', 'a\n'])(
    '%j is no slug',
    async (slug) => {
      expect(await brokenBy(insertArticle({ slug }))).toBe('articles_slug_shape')
    },
  )

  test.each(['a', '7', 'a-b', '2-bed-homes-under-1200'])('%j is a slug', async (slug) => {
    await insertArticle({ slug })
  })

  test('no two articles share a slug', async () => {
    await insertArticle({ slug: 'taken' })
    expect(await brokenBy(insertArticle({ slug: 'taken' }))).toBe('articles_slug_unique')
  })

  test('an empty required column is refused', async () => {
    await expect(insertStory({ email: null })).rejects.toThrow()
    await expect(insertArticle({ title: null })).rejects.toThrow()
  })

  test.each([
    { id: 'not-a-uuid' },
    { created_at: 'yesterday noon' },
    { approval_date: '2025-02-30' },
    { allow_sharing: 'perhaps' },
    { version: 1.5 },
  ])('%j is not of the right type', async (columns) => {
    await expect(insertStory(columns)).rejects.toThrow()
  })

  test('a story has at most one photo in each known slot, and takes its photos along when it goes', async () => {
    const { db } = scratch.database
    const story = storyRow()
    await db.insertInto('approval_stories').values(story).execute()
    const photo = (columns: object) =>
      db
        .insertInto('photos')
        .values({ id: newId(), story_id: story.id, slot: 'renter', ...columns })
        .execute()
    const id = newId()
    await photo({ id })
    expect(await brokenBy(photo({}))).toBe('photos_story_id_slot_unique')
    expect(await brokenBy(photo({ slot: 'garden' }))).toBe('photos_slot_known')
    await expect(photo({ slot: 'exterior', story_id: newId() })).rejects.toThrow(/foreign key/i)

    const body = new Uint8Array([1])
    const file = (columns: object) =>
      db
        .insertInto('photo_files')
        .values({ photo_id: id, format: 'avif', width: 320, height: 240, body, ...columns })
        .execute()
    await file({})
    await expect(file({})).rejects.toThrow(/unique/i)
    expect(await brokenBy(file({ format: 'gif' }))).toBe('photo_files_format_known')
    expect(await brokenBy(file({ width: 0 }))).toBe('photo_files_size_positive')
    expect(await brokenBy(file({ format: 'webp', body: new Uint8Array() }))).toBe('photo_files_body_filled')

    await db.deleteFrom('approval_stories').where('id', '=', story.id).execute()
    expect(await db.selectFrom('photos').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('photo_files').select('width').execute()).toEqual([])
  })
})
