import { expect, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { replaceTemplates } from '../template-travel-queries.server.ts'
import { loadInbox } from './load-inbox.server.ts'

const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@example.com' }

async function opened(search: Record<string, string>) {
  const view = await loadInbox(scratch.database, { name: 'new', filter: {} }, new URLSearchParams(search), {
    site,
    siteIn: async (language) => defaultSite(site.url, language),
    viewer: { id: newId(), email: ada.actor, role: 'owner' },
    findRent: () => null,
    isMailSetUp: true,
    secret: 'x',
  })
  return { offered: view.templates.map(({ name }) => name), draft: view.draft }
}

test('a blank mail can be written without a template, and opens in the place of one that is gone', async () => {
  const row = applicationRow()
  await scratch.database.db.insertInto('applications').values(row).execute()
  const yes = { kind: 'contact' as const, wording: 'Yes.', wording_version: 1, page: '/forms/funding' }
  await scratch.database.db
    .insertInto('application_consents')
    .values({ ...yes, id: newId(), application_id: row.id })
    .execute()
  expect((await opened({})).offered.at(-1)).toBe('Blank')
  await replaceTemplates(scratch.database, 'en', [], ada)
  expect(await opened({})).toEqual({ offered: ['Blank'], draft: null })
  for (const mail of ['blank_mail', 'costs-in-writing'])
    expect((await opened({ mail })).draft).toMatchObject({
      template: { name: 'Blank' },
      subject: '',
      body: '',
    })
})
