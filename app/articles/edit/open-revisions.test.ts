import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { createArticle, findArticle } from '../edit-queries.server.ts'
import { wasEverPublished, writeRevision } from '../revision-queries.server.ts'
import { articleFields, editor } from '../testing/fields.ts'
import { openRevisions } from './open-revisions.server.ts'

onBothEngines((scratch) => {
  /** An article as it is after so many saves. */
  const savedOften = async (slug: string, saves: number, published: boolean) => {
    const { database } = scratch
    const id = newId()
    await createArticle(database, id, articleFields({ slug, published }), editor)
    const begun = Date.now()
    await database.change([], async (trx) => {
      for (let version = 2; version <= saves; version++)
        await writeRevision(
          trx,
          { articleId: id, version, actor: editor.actor },
          articleFields({ slug, title: `Title ${version}`, published: false }),
          new Date(begun + version),
        )
    })
    return id
  }

  test('every version of an article is on one of its pages and told by the one before it', async () => {
    const { db } = scratch.database
    const id = await savedOften('often', 102, false)
    const first = await openRevisions(db, id, { compare: null, after: null })
    expect(first?.revisions).toHaveLength(100)
    expect(first?.revisions.at(-1)?.version).toBe(3)
    expect([first?.chosen?.version, first?.before?.version]).toEqual([102, 101])
    const hundredth = first?.revisions.at(-1)?.id ?? ''
    const looked = await openRevisions(db, id, { compare: hundredth, after: null })
    expect([looked?.chosen?.version, looked?.before?.version]).toEqual([3, 2])
    const older = await openRevisions(db, id, { compare: null, after: first?.older ?? '' })
    expect(older?.revisions.map(({ version }) => version)).toEqual([2, 1])
    expect(older).toMatchObject({ older: null, after: first?.older, chosen: { version: 2 } })
    const begun = older?.revisions.at(-1)?.id ?? ''
    expect(await openRevisions(db, id, { compare: begun, after: first?.older ?? '' })).toMatchObject({
      chosen: { version: 1 },
      before: null,
    })
  })

  test('a place in the list that nobody wrote is the newest, and no article has no revisions', async () => {
    const { db } = scratch.database
    const id = await savedOften('seldom', 2, false)
    const page = await openRevisions(db, id, { compare: 'x', after: 'x' })
    expect(page).toMatchObject({ after: null, older: null, chosen: { version: 2 } })
    expect(await openRevisions(db, newId(), { compare: null, after: null })).toBeNull()
  })

  test('whether readers ever saw an article is known after any number of saves', async () => {
    const { db } = scratch.database
    const known = async (id: string) => {
      const article = await findArticle(db, id)
      return article && (await wasEverPublished(db, { id, published: false }))
    }
    expect(await known(await savedOften('seen-once', 1002, true))).toBe(true)
    expect(await known(await savedOften('never-seen', 3, false))).toBe(false)
  })
})
