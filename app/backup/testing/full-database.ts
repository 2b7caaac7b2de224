import type { Database } from '../../db/database.server.ts'
import { applicationRow, articleRow, storyRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'

type Db = Database['db']

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
const moment = new Date('2026-02-28T23:59:59.999Z')

/** Rows in every table that a backup keeps, with the values that are easily bent on the way. */
export async function fillDatabase(database: Database, photos = 3) {
  // One transaction: a hundred of them would be a hundred waits for the disk.
  await database.change([], (trx) => fill(trx, photos))
}

async function fill(db: Db, photos: number) {
  const story = storyRow({
    full_name: 'Zoë "Zo" O’Neil\n\t🏠 \\',
    phone: '',
    city_state: 'San José, CA',
    approval_date: '2026-01-02',
    allow_sharing: true,
    spam_flags: JSON.stringify(['b', 'a']),
    withdrawn_at: moment,
  })
  const article = articleRow({ published: true, excerpt: '', publish_at: moment })
  const admin = { id: newId(), user_id: newId() }
  for (const row of [story, storyRow()]) await db.insertInto('approval_stories').values(row).execute()
  for (const row of [article, articleRow()]) await db.insertInto('articles').values(row).execute()
  for (let photo = 0; photo < photos; photo++) await insertPhoto(db, photo)
  await db
    .insertInto('story_decisions')
    .values({
      id: newId(),
      story_id: story.id,
      decision: 'submit',
      to_status: 'pending',
      actor: 'submitter',
    })
    .execute()
  await insertAdmin(db, admin)
  await insertArticleEditing(db, article.id)
  await insertOffice(db)
  await insertApplication(db)
  await insertWebhook(db)
  await insertInvitation(db)
}

async function insertPhoto(db: Db, number: number) {
  const story = storyRow({ headline: `Photo ${number}` })
  const id = newId()
  await db.insertInto('approval_stories').values(story).execute()
  await db.insertInto('photos').values({ id, story_id: story.id, slot: 'renter' }).execute()
  // 80 comes before 320 as a number and after it as a text.
  for (const width of [80, 320, 1280])
    for (const format of ['avif', 'webp'] as const)
      await db
        .insertInto('photo_files')
        .values({ photo_id: id, format, width, height: 1, body: everyByte })
        .execute()
}

async function insertAdmin(db: Db, { id, user_id }: { id: string; user_id: string }) {
  const email = `${user_id}@example.com`
  await db
    .insertInto('admin_users')
    .values({ id: user_id, name: 'Ada', email, role: 'owner', last_sign_in_at: moment })
    .execute()
  await db
    .insertInto('admin_accounts')
    .values({
      id,
      user_id,
      account_id: id,
      provider_id: 'credential',
      password_hash: 'x:y',
      password_made_up: true,
    })
    .execute()
  await db
    .insertInto('admin_two_factors')
    .values({ id: newId(), user_id, secret: 's', backup_codes: 'c', verified: true })
    .execute()
  await db
    .insertInto('admin_passkeys')
    .values({ id: newId(), user_id, credential_id: id, public_key: 'k', counter: 7, device_type: 'd' })
    .execute()
  await db
    .insertInto('admin_sessions')
    .values({ id: newId(), user_id, token: newId(), expires_at: moment })
    .execute()
  await db
    .insertInto('secrets')
    .values({ name: id, value: 'v'.repeat(40) })
    .execute()
}

async function insertArticleEditing(db: Db, articleId: string) {
  const fields = JSON.stringify({ title: 'A', body: { z: 1, a: [null, true, 1.5, 'é'], 10: 'x', 9: 'y' } })
  await db
    .insertInto('article_revisions')
    .values({ id: newId(), article_id: articleId, version: 1, fields, actor: 'a@example.com' })
    .execute()
  await db
    .insertInto('article_drafts')
    .values({ actor: 'a@example.com', draft_key: newId(), base_version: null, fields })
    .execute()
  await db
    .insertInto('article_addresses')
    .values({ slug: `old-${articleId}`, article_id: articleId })
    .execute()
  const image = newId()
  await db.insertInto('article_images').values({ id: image, actor: 'a@example.com' }).execute()
  await db
    .insertInto('article_image_files')
    .values({ image_id: image, format: 'webp', width: 2, height: 3, body: everyByte })
    .execute()
}

async function insertOffice(db: Db) {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor: 'command line',
      action: 'x',
      subject_kind: 'y',
      subject_id: null,
      facts: '{}',
      address: '::1',
    })
    .execute()
  await db
    .insertInto('mail_queue')
    .values({
      id: newId(),
      kind: 'k',
      recipient: 'r@example.com',
      subject: 's',
      text: 't',
      html: null,
      attempts: 2,
      next_try_at: null,
      sent_at: moment,
      last_error: null,
    })
    .execute()
  // Their order as texts differs between languages: a dictionary puts small and capital letters together.
  for (const name of ['Zebra', 'apple', 'Äpfel', '_', 'zebra', 'a-b', 'ab']) {
    const path = `/${name}/${newId()}`
    await db.insertInto('visit_counts').values({ day: '2026-03-01', path, event: 'view', count: 7 }).execute()
    await db
      .insertInto('application_counts')
      .values({ day: '2026-03-01', path, state: '', program: 'funding', stage: 'sent', count: -1 })
      .execute()
    await db.insertInto('missing_addresses').values({ path, count: 1 }).execute()
    await db.insertInto('redirects').values({ path, target: '/', actor: 'a@example.com' }).execute()
    await db
      .insertInto('settings')
      .values({ key: path, chosen: '{"b":1,"a":"é"}', updated_by: 'a@example.com' })
      .execute()
    await db
      .insertInto('review_notes')
      .values({ rule: path, mark: 'm', reason: 'Züri', actor: 'a@example.com' })
      .execute()
  }
}

async function insertInvitation(db: Db) {
  const id = newId()
  const row = { id, email: `${id}@example.com`, role: 'editor', token_hash: id, actor: 'a' } as const
  await db
    .insertInto('admin_invitations')
    .values({ ...row, expires_at: moment })
    .execute()
}

async function insertWebhook(db: Db) {
  const id = newId()
  await db
    .insertInto('webhooks')
    .values({ id, url: 'https://example.com/', events: '["story.approved"]', secret: 'whsec_x', actor: 'a' })
    .execute()
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: newId(),
      webhook_id: id,
      event: 'story.approved',
      body: '{"a": 1}',
      attempts: 2,
      last_status: 500,
    })
    .execute()
}

async function insertApplication(db: Db) {
  const application = applicationRow({
    words: 'Zoë\n"quoted" \\ 🏠',
    challenges: JSON.stringify(['Evictions', 'Poor Credit']),
    follow_up: '2026-03-01',
    first_contact_at: moment,
    first_approved_at: moment,
    unanswered_since: moment,
    is_counted: true,
  })
  await db.insertInto('applications').values(application).execute()
  await db
    .insertInto('application_events')
    .values({
      id: newId(),
      application_id: application.id,
      kind: 'received',
      actor: 'applicant',
      to_status: 'new',
      facts: '{"b":1,"a":2}',
    })
    .execute()
  await db
    .insertInto('application_consents')
    .values({
      id: newId(),
      application_id: application.id,
      kind: 'contact',
      wording: 'Contact me.',
      wording_version: 1,
      page: '/forms/funding',
    })
    .execute()
  await db
    .insertInto('story_invitations')
    .values({ id: newId(), application_id: application.id, token_hash: newId(), expires_at: moment })
    .execute()
  await db
    .insertInto('application_drafts')
    .values({ id: newId(), token_hash: newId(), form: 'funding', answers: '{}', expires_at: moment })
    .execute()
}
