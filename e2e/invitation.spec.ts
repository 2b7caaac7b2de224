import type { Page } from '@playwright/test'
import { openDatabase } from '../app/db/database.server.ts'
import { applicationRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import { expectAccessible, expectFit } from './axe.ts'
import { keptPage } from './one-page.ts'
import { signIn, signInPlainly, testWithOwner } from './owner-site.ts'
import { expect, type Site } from './site.ts'

const test = testWithOwner({}, keptPage())

/** Somebody whose application was worked on, and who agreed to news or did not. */
async function addApplicant(
  { dataDir, databaseUrl }: Site,
  full_name: string,
  given: ('contact' | 'news')[],
) {
  const database = await openDatabase({ dataDir, databaseUrl })
  const row = applicationRow({ full_name, status: 'in-progress', source_page: '/invitation' })
  await database.db.insertInto('applications').values(row).execute()
  for (const kind of given)
    await database.db
      .insertInto('application_consents')
      .values({ id: newId(), application_id: row.id, kind, wording: 'Yes.', wording_version: 1, page: '/' })
      .execute()
  await database.close()
  return row.id
}

async function fillStory(page: Page, headline: string) {
  await page.getByLabel('Full name', { exact: true }).fill('Wren Lark')
  await page.getByLabel('Email').fill('wren@example.com')
  await page.getByLabel('City', { exact: true }).fill('Akron')
  await page.getByLabel('State', { exact: true }).selectOption('OH')
  await page.getByLabel('Headline').fill(headline)
  await page.getByLabel('How Second Key Rentals helped').fill('They called the office.')
  await page.getByLabel('Words of encouragement').fill('Ask again.')
  await page.locator('[name=allowSharing]').check()
}

const card = (page: Page, headline: string) => page.locator('article.story').filter({ hasText: headline })

test('from approved to the wall: invited, told, approved, and marked as a verified client', async ({
  page,
  plain,
  site,
}) => {
  test.slow()
  const id = await addApplicant(site, 'Invited Renter', ['contact', 'news'])
  await signIn(page)
  await page.goto(`/admin/applications/in-progress/${id}`)
  await page.getByRole('button', { name: 'To approved' }).click()
  await expect(page.locator('.apphead .toast')).toContainText('Moved to Approved.')
  await page.goto(`/admin/applications/approved/${id}`)
  await page.getByRole('button', { name: 'Invite to tell the story' }).click()
  await expect(page.locator('.apphead .toast')).toContainText('Invited to tell the story.')
  await expect(page.locator('.timeline')).toContainText('Invited to tell the story by you')
  await expectAccessible(page, 'main')
  // No mail server is set: the link is there to hand over.
  const text = await page.getByLabel('To hand over').inputValue()
  const link = /http\S+/.exec(text)?.[0] ?? ''

  // The client, without JavaScript, forgets the headline first.
  const personal = new URL(link)
  expect(personal.origin).toBe(site.url)
  await plain.goto(personal.pathname + personal.search)
  expect(plain.words).toContain('This is your personal link.')
  expect(plain.words).not.toContain('Invited Renter')
  plain.fill('Full name', 'Wren Lark')
  plain.fill('Email', 'wren@example.com')
  plain.fill('City', 'Akron')
  plain.choose('State', 'OH')
  plain.fill('How Second Key Rentals helped', 'They called the office.')
  plain.fill('Words of encouragement', 'Ask again.')
  plain.check(/share my story/i)
  await plain.press('Submit Your Story')
  expect(plain.words).toContain('Please give your story a headline')
  plain.fill('Headline', 'A verified door')
  await plain.press('Submit Your Story')
  expect(plain.words).toContain('Story submitted successfully!')
  await plain.goto(personal.pathname + personal.search)
  expect(plain.words).toContain('This personal link was used already')

  await page.reload()
  await expect(page.locator('.timeline')).toContainText('The story came back')
  await expect(page.getByRole('button', { name: /^Invite/ })).toHaveCount(0)

  await page.goto('/admin/stories/pending')
  await page.getByRole('link', { name: /A verified door/ }).click()
  await expect(card(page, 'A verified door')).toContainText('Verified client')
  await page.locator('.acts:visible').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. The wall shows it at once.')).toBeVisible()

  await page.goto('/approval-wall')
  await expect(card(page, 'A verified door')).toContainText('Verified client')
  await expect(page.locator('.story .verified')).toHaveCount(1)
  await expect(page.getByText('means that the story came by a personal link')).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectFit(page)
    await expectAccessible(page, 'main')
  }
  await card(page, 'A verified door').getByRole('link').first().click()
  await expect(card(page, 'A verified door')).toContainText('Verified client')
})

test('with JavaScript a link that ended is told, and the story still comes in without the mark', async ({
  page,
  plain,
  site,
}) => {
  const id = await addApplicant(site, 'Late Renter', ['contact', 'news'])
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: site.databaseUrl })
  await database.db.updateTable('applications').set({ status: 'approved' }).where('id', '=', id).execute()
  await signInPlainly(plain)
  await plain.goto(`/admin/applications/approved/${id}`)
  await plain.press('Invite to tell the story')
  await page.goto(/http\S+/.exec(plain.field('To hand over').value)?.[0] ?? '')
  await page.getByLabel('Full name', { exact: true }).focus()
  await expect(page.locator('[data-island=story-form]')).toHaveAttribute('data-hydrated', 'yes')
  await expectAccessible(page, 'main')
  await fillStory(page, 'A late door')
  await database.db.deleteFrom('story_invitations').where('application_id', '=', id).execute()
  await page.getByRole('button', { name: 'Submit Your Story' }).click()
  await expect(page.locator('form.tell').getByText('Your personal link was used already')).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue('A late door')
  await page.getByRole('button', { name: 'Submit Your Story' }).click()
  await expect(page.locator('form.tell').getByText('Story submitted successfully!')).toBeVisible()
  const story = await database.db
    .selectFrom('approval_stories')
    .select('client_seal')
    .where('headline', '=', 'A late door')
    .executeTakeFirst()
  expect(story).toEqual({ client_seal: null })
  await database.close()
})

test('who did not agree is not invited, and the button says why', async ({ plain, site }) => {
  const id = await addApplicant(site, 'Quiet Renter', ['contact'])
  await signInPlainly(plain)
  await plain.goto(`/admin/applications/in-progress/${id}`)
  expect(plain.all('h2, h3', 'Their story')).toEqual([])
  await plain.press('To approved')
  await plain.goto(`/admin/applications/approved/${id}`)
  expect(plain.one('button', 'Invite to tell the story').attribute('disabled')).toBeDefined()
  expect(plain.words).toContain('Not offered: Quiet Renter agreed to hear from us about the application')
})
