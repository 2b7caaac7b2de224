import { beforeEach, expect, test } from 'vitest'
import { recordAudit, searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { minuteMs } from '../platform/duration.ts'
import { groupSections } from '../settings/group-sections.server.ts'
import { misfitsOf } from '../settings/misfits.server.ts'
import { changeSettings } from '../settings/queries.server.ts'
import { findSetting, settings } from '../settings/register.server.ts'
import { undoChange } from '../settings/restore-setting.server.ts'
import { actor, downloads, emptySites, exported } from './testing/round-trip.ts'

const { bring } = downloads()

function requireSetting(key: string) {
  const setting = findSetting(key)
  if (!setting) throw new Error(key)
  return setting
}

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)
  const phone = requireSetting('phone')
  const rowOf = async (key: string) =>
    (await groupSections(scratch.database.db, 'contact'))
      .flatMap(({ rows }) => rows)
      .find((row) => row.key === key)
  /** Dated by the import, and so the newest. */
  const entry = (from: string, to: string, more: object = {}) => ({
    id: newId(),
    created_at: new Date(Date.now() + minuteMs).toISOString(),
    actor: 'somebody@example.com',
    action: 'setting.change',
    subject_id: 'phone',
    facts: { setting: 'Phone', from, to, ...more },
    address: null,
  })

  beforeEach(() => scratch.database.db.deleteFrom('settings').execute())

  test('the longest facts the program writes come back whole', async () => {
    const database = await emptySite()
    const address = settings.find(({ key }) => key.endsWith('.address'))
    if (!address) throw new Error('no address')
    const long = `https://forms.example.com/${'a'.repeat(1974)}`
    const to = address.textOf(long)
    if (!to) throw new Error('not taken')
    const change = { setting: address, from: 'default', to, action: 'setting.change' } as const
    expect(await changeSettings(database, [change], actor, misfitsOf)).toBeNull()
    const title = '"quoted" '.repeat(1000)
    await database.change([], (trx) =>
      recordAudit(trx, { ...actor, action: 'article.update', subjectId: newId(), facts: { title } }),
    )
    const empty = await emptySite()
    const file = await exported(database, 'audit', 'json')
    expect(await bring(empty, 'audit', 'json', file)).toMatchObject({ imported: 2, refused: 0 })
    const facts = (await searchAudit(empty.db, { words: 'imported', limit: 9 })).map((row) => row.facts)
    expect(facts).toContainEqual(expect.objectContaining({ to, imported: true }))
    expect(facts).toContainEqual({ title, imported: true })
  })

  test('facts of a table that cannot be read are refused, not left out; an empty cell says nothing', async () => {
    const columns = 'id,created_at,actor,action,subject_id,facts,address'
    const line = (facts: string) => `${newId()},2026-05-01T10:00:00Z,a@example.com,setting.change,,${facts},`
    const file = [columns, line('{broken'), line('')].join('\n')
    expect(await bring(await emptySite(), 'audit', 'csv', file)).toMatchObject({
      ...{ imported: 1, refused: 1 },
      reasons: [{ field: 'facts' }],
    })
  })

  test('an entry dated in the future is dated by the import, and that is noted', async () => {
    const empty = await emptySite()
    const later = { created_at: '2099-05-01T03:04:05.000Z' }
    const file = JSON.stringify([{ ...entry('default', '"x"'), ...later }])
    expect(await bring(empty, 'audit', 'json', file)).toMatchObject({
      imported: 1,
      notes: [{ field: 'created_at', reason: 'lies in the future: the moment of the import is used' }],
    })
    const [line] = await searchAudit(empty.db, { words: 'imported', limit: 9 })
    expect(line?.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('what a log from elsewhere says about a setting is no change of this site and cannot be undone', async () => {
    const to = '"(800) 555-0001"'
    const change = { setting: phone, from: 'default', to, action: 'setting.change' } as const
    await changeSettings(scratch.database, [change], actor, misfitsOf)
    const strange = [entry('no JSON at all', to), entry('"(800) 555-0666"', to)]
    expect(await bring(scratch.database, 'audit', 'json', JSON.stringify(strange))).toMatchObject({
      imported: 2,
    })
    const row = await rowOf('phone')
    expect(row?.last).toMatchObject({ actor: actor.actor, undoReads: '(800) 555-0142' })
    for (const { id } of strange)
      expect(await undoChange(scratch.database, phone, id, actor), id).toBe('late')
    expect(await undoChange(scratch.database, phone, row?.last?.changeId ?? '', actor)).toBe('done')
    expect((await rowOf('phone'))?.isDefault).toBe(true)
  })

  test('a log whose words about a setting cannot be read does not break the page of the settings', async () => {
    const from = 'no JSON at all'
    await scratch.database.change([], (trx) =>
      recordAudit(trx, {
        ...actor,
        action: 'setting.change',
        subjectId: 'brand',
        facts: { from, to: 'default' },
      }),
    )
    expect(await rowOf('brand')).toMatchObject({ isDefault: true, last: null })
  })
})
