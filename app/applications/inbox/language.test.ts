import { expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { loadInbox } from './load-inbox.server.ts'
import { sendLetter } from './send-letter.server.ts'
import { listTemplates, saveTemplate } from './template-queries.server.ts'
import { seenOf } from './template-seen.server.ts'
import { defaultTemplates } from './templates.ts'

const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@example.com' }

async function spanishApplication() {
  const row = applicationRow({ language: 'es', program: 'funding' })
  await scratch.database.db.insertInto('applications').values(row).execute()
  const yes = { kind: 'contact' as const, wording: 'Sí.', wording_version: 1, page: '/es/forms/funding' }
  await scratch.database.db
    .insertInto('application_consents')
    .values({ ...yes, id: newId(), application_id: row.id })
    .execute()
  return row.id
}

test('who applied in Spanish is shown so, and offered mails in Spanish with the costs in Spanish', async () => {
  const id = await spanishApplication()
  const search = new URLSearchParams({ mail: 'costs-in-writing' })
  const view = await loadInbox(scratch.database, { name: 'new', filter: {}, id }, search, {
    site,
    siteIn: async (language) => defaultSite(site.url, language),
    viewer: { id: newId(), email: ada.actor, role: 'owner' },
    findRent: () => null,
    isMailSetUp: true,
    secret: 'x',
  })
  expect(view?.open?.wants).toContainEqual({ label: 'Language', text: 'Spanish' })
  expect(view?.templates.map(({ name }) => name)).toContain('Costos por escrito')
  expect(view?.draft?.subject).toBe('Lo que cuesta: Fondos y aprobación')
  expect(view?.draft?.body).toMatch(/Los fondos: un préstamo .+ con intereses/)
  const form = new FormData()
  for (const [name, value] of Object.entries({ subject: 'Hola', body: 'Buenos días.' })) form.set(name, value)
  await sendLetter(scratch.database, { site, canMail: true }, id, form, ada)
  const mail = await scratch.database.db.selectFrom('mail_queue').select('html').executeTakeFirst()
  expect(mail?.html).toContain('<html lang="es">')
})

test('the mails of one language are kept apart from those of the other', async () => {
  const [first] = defaultTemplates('es')
  if (!first) throw new Error('No template')
  await saveTemplate(scratch.database, 'es', { ...first, seen: seenOf(first), subject: 'Otra cosa' }, ada)
  expect((await listTemplates(scratch.database.db, 'es'))[0]?.subject).toBe('Otra cosa')
  expect(await listTemplates(scratch.database.db, 'en')).toEqual(defaultTemplates('en'))
})
