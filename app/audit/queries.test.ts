import { describe, expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { activityLines } from './activity-lines.server.ts'
import { recordAudit, searchAudit } from './queries.server.ts'
import { findSubjectNames } from './subject-queries.server.ts'

const owner = { actor: 'owner@example.com', address: '203.0.113.7' }

onBothEngines((scratch) => {
  const record = (entry: Parameters<typeof recordAudit>[1]) => recordAudit(scratch.database.db, entry)
  const search = (words: string, kind?: string) =>
    searchAudit(scratch.database.db, { words, kind, limit: 50 })

  describe('the audit log', () => {
    test('says who did what to which thing, when and from where, newest first', async () => {
      await record({
        ...owner,
        action: 'article.create',
        subjectId: 'a-1',
        facts: { title: '100% true_story' },
      })
      await record({ actor: 'command line', action: 'account.disable', subjectId: 'u-1' })
      const rows = await search('')
      expect(rows).toMatchObject([
        { actor: 'command line', action: 'account.disable', subjectId: 'u-1', address: null, facts: {} },
        { ...owner, action: 'article.create', subjectId: 'a-1', facts: { title: '100% true_story' } },
      ])
      expect(rows[0]?.createdAt).toBeInstanceOf(Date)
    })

    test('is found by any word of an entry, whatever its letters, and a % means itself', async () => {
      expect(await search('OWNER@example')).toHaveLength(1)
      expect(await search('wrote true_story')).toHaveLength(1)
      expect(await search('true_story, 100%')).toHaveLength(1)
      expect(await search('100%')).toHaveLength(1)
      expect(await search('%0%')).toHaveLength(0)
      expect(await search('203.0.113')).toHaveLength(1)
      expect(await search('', 'account')).toHaveLength(1)
    })

    test('goes on from the last row of the page before', async () => {
      const [newest] = await search('')
      if (!newest) throw new Error('no rows')
      const rest = await searchAudit(scratch.database.db, { before: newest, limit: 50 })
      expect(rest).toHaveLength(1)
      expect(rest[0]?.id).not.toBe(newest.id)
    })

    test('is searched ten thousand lines at once, with a way to the older ones', async () => {
      const { db } = scratch.database
      const line = { actor: 'agent', action: 'mail.retry', subject_kind: 'mail', facts: '{}' }
      for (let n = 0; n < 20; n++)
        await db
          .insertInto('audit_log')
          .values(Array.from({ length: 500 }, () => ({ ...line, id: newId() })))
          .execute()
      const first = await activityLines(db, { words: 'true_story' })
      expect(first.rows).toEqual([])
      const second = await activityLines(db, { words: 'true_story', before: first.next })
      expect(second.rows).toMatchObject([{ subjectId: 'a-1' }])
      expect(second.next).toBeUndefined()
    })

    test('names the application and the story that a line is about, while they are there', async () => {
      const { db } = scratch.database
      const application = applicationRow({ reference: '23R-Z5PP' })
      const story = storyRow({ headline: 'A door of my own' })
      await db.insertInto('applications').values(application).execute()
      await db.insertInto('approval_stories').values(story).execute()
      const lines = [
        { action: 'application.move', subjectId: application.id },
        { action: 'story.approve', subjectId: story.id },
        { action: 'story.approve', subjectId: newId() },
        // Another kind of thing with the same id is not that application.
        { action: 'article.update', subjectId: application.id },
        { action: 'story.approve', subjectId: 'no id' },
      ] as const
      expect(await findSubjectNames(db, lines)).toEqual({
        [application.id]: '23R-Z5PP',
        [story.id]: 'A door of my own',
      })
      expect(await findSubjectNames(db, [])).toEqual({})
    })

    test('is found by words with accents in any capitals, and by words in quotation marks', async () => {
      await record({
        ...owner,
        action: 'article.update',
        subjectId: 'a-2',
        facts: { title: 'Élite "Óptima"' },
      })
      for (const words of ['Élite', 'élite', 'ÉLITE', '"óptima"', 'Óptima'])
        expect(await search(words), words).toHaveLength(1)
    })

    test('takes back nothing: a row can be neither changed nor deleted', async () => {
      const { db } = scratch.database
      await expect(db.updateTable('audit_log').set({ actor: 'nobody' }).execute()).rejects.toThrow(
        'append-only',
      )
      await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
      expect(await search('nobody')).toHaveLength(0)
    })
  })
})
