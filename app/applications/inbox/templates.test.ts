import { expect, test } from 'vitest'
import { commandLine } from '../../audit/audit.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { changeTemplates } from './template-form.server.ts'
import { listTemplates, saveTemplate } from './template-queries.server.ts'
import { maxTemplates } from './templates.ts'

const words = { name: 'Keys', subject: 'Your keys', body: 'They are here.' }

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ language: 'en', ...words, ...fields })) form.set(name, value)
  return form
}

onBothEngines((scratch) => {
  const names = async () => (await listTemplates(scratch.database.db, 'en')).map(({ name }) => name)

  test('of mails that are saved at once none is lost', async () => {
    const all = ['One', 'Two', 'Three']
    await Promise.all(
      all.map((name) => saveTemplate(scratch.database, 'en', { ...words, name }, commandLine)),
    )
    expect((await names()).toSorted()).toEqual(expect.arrayContaining(all.toSorted()))
  })

  test('a mail that somebody removed meanwhile is saved as a new one', async () => {
    expect(await changeTemplates(scratch.database, formOf({ id: newId() }), commandLine)).toBe('saved')
    expect(await names()).toContain(words.name)
  })

  test('where there are as many as there may be, what was written comes back with that', async () => {
    while ((await names()).length < maxTemplates)
      await saveTemplate(scratch.database, 'en', words, commandLine)
    const answer = await changeTemplates(scratch.database, formOf({ body: 'One more.' }), commandLine)
    expect(answer).toMatchObject({ id: '', body: 'One more.', errors: { name: expect.any(String) } })
    expect(await names()).toHaveLength(maxTemplates)
  })
})
