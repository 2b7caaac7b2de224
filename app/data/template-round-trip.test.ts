import { expect, test } from 'vitest'
import {
  listAllTemplates,
  removeTemplate,
  saveTemplate,
} from '../applications/inbox/template-queries.server.ts'
import { seenOf } from '../applications/inbox/template-seen.server.ts'
import { defaultTemplates } from '../applications/inbox/templates.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { actor, downloads, emptySites, everything, exported } from './testing/round-trip.ts'

const { bring, results } = downloads()
const mail = { name: '=Keys', subject: 'Your keys, {name}', body: 'They are here.\n\n"Call" us.' }

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)

  test('the reply mails of the owner travel with the settings, in each language, and twice changes nothing', async () => {
    const { database } = scratch
    expect(await exported(database, 'settings', 'json')).toBe('[]\n')
    await saveTemplate(database, 'en', mail, actor)
    await saveTemplate(database, 'es', { ...mail, name: 'Llaves' }, actor)
    const [first] = defaultTemplates('es')
    await removeTemplate(database, 'es', { ...first, seen: first && seenOf(first) }, actor)
    for (const format of ['json', 'csv'] as const) {
      const empty = await emptySite()
      const file = await exported(database, 'settings', format)
      expect(await bring(empty, 'settings', format, file, true)).toMatchObject({ imported: 2, refused: 0 })
      expect(await exported(empty, 'settings', 'json')).toBe('[]\n')
      expect(await bring(empty, 'settings', format, file)).toMatchObject({ imported: 2, refused: 0 })
      expect(await listAllTemplates(empty.db)).toEqual(await listAllTemplates(database.db))
      expect(await bring(empty, 'settings', format, file)).toMatchObject({ imported: 0, alreadyThere: 2 })
      const lines = await searchAudit(empty.db, { kind: 'application', limit: 9 })
      expect(lines.map(({ action }) => action)).toEqual(['application.template', 'application.template'])
    }
    const whole = await emptySite()
    await results(whole, 'everything', 'everything.json', await everything(database))
    expect(await listAllTemplates(whole.db)).toEqual(await listAllTemplates(database.db))
  })

  test('mails that their own page would refuse are refused, and change nothing', async () => {
    const { database } = scratch
    const before = await listAllTemplates(database.db)
    const one = { id: 'a', ...mail }
    for (const value of [
      'x',
      { templates: [one] },
      [{ ...one, id: '' }],
      [{ ...one, id: '<b>' }],
      [one, one],
      [{ ...one, body: '{unknown}' }],
      [{ ...one, body: 'x'.repeat(4001) }],
      [{ ...one, subject: 'a\0b' }],
      [{ ...one, subject: 'a\ud800b' }],
      Array.from({ length: 13 }, (_, index) => ({ ...one, id: `a${index}` })),
    ]) {
      const file = JSON.stringify([{ key: 'applications.templates', value }])
      expect(await bring(database, 'settings', 'json', file), file.slice(0, 99)).toMatchObject({
        imported: 0,
        refused: 1,
        reasons: [{ field: 'value' }],
      })
    }
    expect(await listAllTemplates(database.db)).toEqual(before)
  })
})
