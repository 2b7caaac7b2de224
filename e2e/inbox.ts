import type { Page } from '@playwright/test'
import { consentsIn } from '../app/applications/consents.ts'
import { foundBy } from '../app/applications/found-by.ts'
import { openDatabase } from '../app/db/database.server.ts'
import { applicationRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import { signIn } from './owner-site.ts'
import { expect, type Site } from './site.ts'

type Columns = NonNullable<Parameters<typeof applicationRow>[0]>

/** Applications as they might have been sent in, the last one the newest; each with a yes to be contacted. */
export async function addApplications({ dataDir, databaseUrl }: Site, all: Columns[]) {
  const database = await openDatabase({ dataDir, databaseUrl })
  const started = Date.now()
  await database.change([], async (trx) => {
    for (const [n, columns] of all.entries()) {
      const row = applicationRow({ ...columns, created_at: new Date(started + n) })
      await trx
        .insertInto('applications')
        .values({ ...row, ...foundBy(row) })
        .execute()
      await trx
        .insertInto('application_consents')
        .values({
          id: newId(),
          application_id: row.id,
          kind: 'contact',
          wording: consentsIn('en').contact.wording('Us'),
          wording_version: 1,
          page: '/forms/funding',
        })
        .execute()
    }
  })
  await database.close()
}

export async function openInbox(page: Page, path = '/admin/applications') {
  await signIn(page)
  await page.goto(path)
  await expect(page.locator('.inbox[data-keys=on]')).toBeVisible()
}

export const front = (page: Page) => page.locator('.case h2')
export const line = (page: Page, name: string) => page.locator('.caselist li').filter({ hasText: name })
export const said = (page: Page) => page.locator('.apphead .toast')
