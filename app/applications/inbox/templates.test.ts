import { expect, test } from 'vitest'
import { commandLine } from '../../audit/audit.ts'
import { searchAudit } from '../../audit/queries.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { submitTemplateForm } from './template-form.server.ts'
import { listTemplates, saveTemplate } from './template-queries.server.ts'
import { seenOf } from './template-seen.server.ts'
import { defaultTemplates, maxTemplates, missingTemplates } from './templates.ts'

const words = { name: 'Keys', subject: 'Your keys', body: 'They are here.' }

/** Forms that are answered without being saved. */
const notSaved: Record<string, string>[] = [{ body: '' }, { wish: 'preview' }]

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ language: 'en', ...words, ...fields })) form.set(name, value)
  return form
}

test('no more of the program’s own mails are brought back than there may be', () => {
  const own = (count: number) => Array.from({ length: count }, (_, n) => ({ ...words, id: `own-${n}` }))
  expect(missingTemplates('en', own(maxTemplates - 1))).toEqual(defaultTemplates('en').slice(0, 1))
  expect(missingTemplates('en', own(maxTemplates))).toEqual([])
})

onBothEngines((scratch) => {
  const names = async () => (await listTemplates(scratch.database.db, 'en')).map(({ name }) => name)
  const required = async (name: string) => {
    const found = (await listTemplates(scratch.database.db, 'en')).find((one) => one.name === name)
    if (!found) throw new Error(`No mail ${name}`)
    return found
  }

  test('of mails that are saved at once none is lost', async () => {
    const all = ['One', 'Two', 'Three']
    await Promise.all(
      all.map((name) => saveTemplate(scratch.database, 'en', { ...words, name }, commandLine)),
    )
    expect((await names()).toSorted()).toEqual(expect.arrayContaining(all.toSorted()))
  })

  test('a mail that somebody removed meanwhile is saved as a new one', async () => {
    expect(await submitTemplateForm(scratch.database, formOf({ id: newId() }), commandLine)).toBe('saved')
    expect(await names()).toContain(words.name)
  })

  test('a mail that somebody changed meanwhile is neither written over nor removed unseen', async () => {
    const { database } = scratch
    const send = (fields: Record<string, string>) => submitTemplateForm(database, formOf(fields), commandLine)
    await send({ name: 'Parking' })
    const first = await required('Parking')
    const shown = { id: first.id, seen: seenOf(first), name: 'Parking' }
    expect(await send({ ...shown, body: 'From one tab.' })).toBe('saved')
    const theirs = await required('Parking')
    for (const wish of ['save', 'remove'])
      expect(await send({ ...shown, wish, body: 'From the other.' })).toMatchObject({
        id: first.id,
        body: 'From the other.',
        there: theirs,
        seen: seenOf(theirs),
      })
    expect(await required('Parking')).toEqual(theirs)
    // The same form sent twice.
    expect(await send({ ...shown, body: 'From one tab.' })).toBe('saved')
    // What the page showed stays what it was while other things are wrong with the form.
    for (const refused of notSaved)
      expect(await send({ ...shown, ...refused })).toMatchObject({ seen: shown.seen, there: null })
    // Who was told of the newer words may save over them.
    expect(await send({ ...shown, seen: seenOf(theirs), body: 'From the other.' })).toBe('saved')
    expect(await required('Parking')).toMatchObject({ body: 'From the other.' })
  })

  test('of two who save the same mail at once one is refused', async () => {
    const { database } = scratch
    await saveTemplate(database, 'en', { ...words, name: 'Pets' }, commandLine)
    const { id, ...first } = await required('Pets')
    const answers = await Promise.all(
      ['One', 'Two'].map((body) =>
        submitTemplateForm(database, formOf({ ...first, id, seen: seenOf(first), body }), commandLine),
      ),
    )
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1)
    expect(answers.find((answer) => answer !== 'saved')).toMatchObject({ there: await required('Pets') })
  })

  test('what was typed into a mail that is gone stands in the form of a new one while it is wrong', async () => {
    for (const refused of notSaved)
      expect(
        await submitTemplateForm(scratch.database, formOf({ id: newId(), ...refused }), commandLine),
      ).toMatchObject({ id: '', name: words.name })
  })

  test('a mail of the program that was removed can be brought back; the activity names it both times', async () => {
    const { database } = scratch
    const gone = await required('Costs in writing')
    const form = formOf({ id: gone.id, seen: seenOf(gone), wish: 'remove', name: 'Typed over' })
    expect(await submitTemplateForm(database, form, commandLine)).toBe('removed')
    expect(await submitTemplateForm(database, form, commandLine)).toBe('gone')
    const bringBack = formOf({ wish: 'bringBack' })
    for (const _ of ['once', 'twice'])
      expect(await submitTemplateForm(database, bringBack, commandLine)).toBe('mailsBroughtBack')
    expect(await required('Costs in writing')).toEqual(gone)
    const lines = await searchAudit(database.db, { kind: 'application', limit: 2 })
    expect(lines.map(({ facts }) => facts)).toEqual([
      { template: 'Costs in writing', broughtBack: true },
      { template: 'Costs in writing', removed: true },
    ])
  })

  test('where there are as many as there may be, what was written comes back with that', async () => {
    while ((await names()).length < maxTemplates)
      await saveTemplate(scratch.database, 'en', words, commandLine)
    const answer = await submitTemplateForm(scratch.database, formOf({ body: 'One more.' }), commandLine)
    expect(answer).toMatchObject({ id: '', body: 'One more.', errors: { name: expect.any(String) } })
    expect(await names()).toHaveLength(maxTemplates)
  })
})
