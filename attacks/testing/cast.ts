import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { createAdmin } from '../../app/accounts/account-queries.server.ts'
import { commandLine } from '../../app/audit/audit.ts'
import { backupFolder } from '../../app/backup/backup-folder.ts'
import { openDatabase } from '../../app/db/database.server.ts'
import { applicationRow, articleRow, storyRow } from '../../app/db/testing/rows.ts'
import type { StoryStatus } from '../../app/db/vocabulary.ts'
import { savePhoto } from '../../app/photos/queries.server.ts'
import { tinyPhoto } from '../../app/photos/testing/pictures.ts'
import { createWebhook } from '../../app/webhooks/webhook-queries.server.ts'
// The site that is to know these passwords hashes as quickly.
import '../../server/testing/quick-passwords.mjs'
import type { Site } from '../../server/testing/site.ts'

const password = 'another long password'
export const editor = { email: 'editor@example.com', password }
export const moderator = { email: 'moderator@example.com', password }
export const agent = { email: 'agent@example.com', password }
export const dismissed = { email: 'dismissed@example.com', password }

/** Stands in everything the public must not see. */
export const canary = 'Nightingale-7Q'

export type Cast = Awaited<ReturnType<typeof prepareCast>>

const casts = new WeakMap<Site, ReturnType<typeof writeCast>>()

/** Admins of every kind and one of each thing that is not public, written beside the running site, once. */
export function prepareCast(site: Site) {
  const cast = casts.get(site) ?? writeCast(site)
  casts.set(site, cast)
  return cast
}

async function writeCast({ dataDir, databaseUrl }: Site) {
  const database = await openDatabase({ dataDir, databaseUrl })
  const passwordHash = await hashPassword(password)
  for (const [role, { email }] of [
    ['editor', editor],
    ['moderator', moderator],
    ['agent', agent],
    ['owner', dismissed],
  ] as const)
    await createAdmin(database, { name: role, email, role, passwordHash })
  const draft = articleRow({
    title: `Draft ${canary}`,
    slug: 'a-secret-draft',
    content: canary,
    published: false,
  })
  await database.change(['articles', 'stories'], (trx) => trx.insertInto('articles').values(draft).execute())
  const application = applicationRow({
    full_name: `Applicant ${canary}`,
    words: canary,
    email: 'applicant@example.net',
    phone: '(713) 555-0177',
  })
  await database.change([], (trx) => trx.insertInto('applications').values(application).execute())

  const addStory = async (status: StoryStatus, headline: string) => {
    const story = storyRow({ status, headline, email: `${status}@example.net`, phone: `555-${status}` })
    return await database.change(['stories'], async (trx) => {
      await trx.insertInto('approval_stories').values(story).execute()
      const photoId = await savePhoto(trx, story.id, 'renter', tinyPhoto)
      const renter_photo_url = `/photos/${photoId}`
      await trx.updateTable('approval_stories').set({ renter_photo_url }).where('id', '=', story.id).execute()
      return { id: story.id, photoId }
    })
  }
  const hook = { url: 'https://hooks.example.com/', events: ['story.approved' as const], hasContact: false }
  const webhook = await createWebhook(database, hook, commandLine)
  const cast = {
    webhook: { id: webhook?.id ?? '' },
    backup: { name: putBackup(dataDir) },
    draft: { id: draft.id, slug: draft.slug },
    application: { id: application.id },
    pending: await addStory('pending', `Pending ${canary}`),
    rejected: await addStory('rejected', `Rejected ${canary}`),
    approved: await addStory('approved', 'An approved story with a photo'),
  }
  await database.close()
  return cast
}

/** No real one: none of those who are refused may see a byte of it. */
function putBackup(dataDir: string) {
  const name = 'second-key-20260101T000000Z.jsonl.gz'
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 })
  writeFileSync(join(backupFolder(dataDir), name), `Backup ${canary}`, { mode: 0o600 })
  return name
}
