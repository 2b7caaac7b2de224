import { expect, test } from 'vitest'
import { phoneDigits } from '../applications/found-by.ts'
import { personHash } from '../audit/person-hash.server.ts'
import { actor, downloads, everything, exported, secret } from '../data/testing/round-trip.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { importWords } from '../stories/import/import-words.ts'
import { deletePerson, findPerson } from './queries.server.ts'

const { results } = downloads()

onBothEngines((scratch) => {
  test('who was deleted does not come back out of an older file; what they send later does', async () => {
    const { database } = scratch
    const email = 'Rosa@example.com'
    for (const one of [email, 'other@example.com']) {
      await database.db
        .insertInto('applications')
        .values(applicationRow({ email: one }))
        .execute()
      await database.db
        .insertInto('approval_stories')
        .values(storyRow({ email: one }))
        .execute()
    }
    const older = await everything(database)
    await deletePerson(database, email, { ...actor, personHash: personHash(secret, email) })
    const brought = async (text: string, isDryRun = false) => {
      const tables = await results(database, 'everything', 'everything.json', text, isDryRun)
      return tables
        .filter(({ kind }) => kind === 'applications' || kind === 'stories')
        .map(({ tally: { imported, refusedRows } }) => ({
          imported,
          erased: refusedRows.filter(({ reasons: [first] }) => first?.reason === importWords.en.fields.erased)
            .length,
        }))
    }
    const kept = { imported: 0, erased: 1 }
    expect(await brought(older, true)).toEqual([kept, kept])
    expect(await brought(older)).toEqual([kept, kept])

    // Nor by an address they had before.
    const underAnother = older.replaceAll(email, 'rosa.before@example.com')
    expect(underAnother).not.toBe(older)
    expect(await brought(underAnother)).toEqual([kept, kept])

    const later = applicationRow({ email, created_at: new Date(Date.now() + 60_000) })
    await database.db.insertInto('applications').values(later).execute()
    const newer = await everything(database)
    await database.db.deleteFrom('applications').where('id', '=', later.id).execute()
    expect(await brought(newer)).toMatchObject([{ erased: 0 }, { erased: 0 }])
  })

  test('who gave a phone number alone does not come back by it, whatever the file calls the row', async () => {
    const { database } = scratch
    const phone = '(512) 555-0147'
    const row = applicationRow({ email: null, phone, phone_digits: phoneDigits(phone) })
    await database.db.insertInto('applications').values(row).execute()
    const older = await exported(database, 'applications', 'json')
    const typed = '+1 512 555 0147'
    const hash = personHash(secret, phoneDigits(typed))
    await deletePerson(database, typed, { ...actor, personHash: hash })
    for (const file of [older, older.replaceAll(row.id, newId())]) {
      const [result] = await results(database, 'applications', 'applications.json', file)
      const erased = result?.tally.refusedRows.filter(
        ({ reasons: [first] }) => first?.reason === importWords.en.fields.erased,
      )
      expect(erased).toHaveLength(1)
    }
    expect((await findPerson(database.db, phone)).applications).toEqual([])
  })
})
