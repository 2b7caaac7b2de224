import { sql } from 'kysely'
import type { Database } from '../app/db/database.server.ts'
import type { Db } from '../app/db/tables.ts'
import { withoutIndexes } from './growth-indexes.ts'
import { nameApplications } from './growth-named.ts'
import { addRecords } from './growth-records.ts'
import { idText, milliseconds, type Words, wordsOf } from './growth-words.ts'

export type Sizes = {
  stories: number
  applications: number
  articles: number
  /** That articles had before. */
  addresses: number
  /** Lines of the log, deliveries to other systems, counts of visits: so many of each. */
  records: number
  /** Applications of people with names, not of numbers. */
  isNamed?: boolean
}

/** Rows of the size of real ones, made inside the database: a million take a minute. */
export async function fillForGrowth(database: Database, sizes: Sizes) {
  const words = wordsOf[database.engine]
  await database.upgrade(async (trx) => {
    await withoutIndexes(trx, database.engine, async () => {
      await addStories(trx, words, sizes.stories)
      await addApplications(trx, words, sizes.applications)
      if (sizes.isNamed) await nameApplications(trx, database.engine, sizes.applications)
      await addArticles(trx, words, sizes.articles, sizes.addresses)
      await addRecords(trx, words, sizes.records)
    })
  })
  if (database.engine === 'postgres') await gatherStatistics(database)
}

/** As autovacuum does within a minute, however long it takes. SQLite has none: the program never asks for any. */
async function gatherStatistics({ db }: Database) {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}

const towns = sql`'Town ' || (i % 400) || ', ' || substr('TXCANYOHFLGAILPAMIWA', (i % 10) * 2 + 1, 2)`

async function addStories(trx: Db, words: Words, count: number) {
  const { id, moment, yes, numbers, bytes } = words
  const at = moment(milliseconds())
  const own = id(idText(words))
  // Of a hundred stories 94 are on the wall, 2 wait; every fifth has a photo.
  await sql`insert into approval_stories (id, full_name, email, city_state, headline, how_helped, encouragement,
      allow_sharing, renter_photo_url, status, spam_score, search_text, created_at, updated_at)
    select ${own}, 'Pat Renter' || i, 'pat' || i || '@example.com', ${towns}, 'Story number ' || i,
      'They listened, wrote the letters and stayed with us until we had the keys. Case ' || i || '. ' ||
        'Three landlords said no before the fourth said yes to us.',
      'Keep going. A no is not the end of it.', ${yes(sql`i % 7 <> 0`)},
      case when i % 5 = 0 then '/photos/' || ${idText(words)} end,
      case when i % 50 = 0 then 'pending' when i % 25 = 0 then 'rejected' else 'approved' end,
      case when i % 1000 = 0 then 9 else 0 end, lower('Pat Renter' || i || ' pat' || i ||
        '@example.com Story number ' || i || ' They listened, wrote the letters and stayed with us until we had ' ||
        'the keys. Case ' || i || '. Three landlords said no before the fourth said yes to us. Keep going.'), ${at}, ${at}
    from ${numbers(count)}`.execute(trx)
  await sql`insert into photos (id, story_id, slot, created_at)
    select ${own}, ${own}, 'renter', ${at} from ${numbers(count)} where i % 5 = 0`.execute(trx)
  for (const width of [400, 800])
    await sql`insert into photo_files (photo_id, format, width, height, body)
      select ${own}, 'webp', ${sql.lit(width)}, 300, ${bytes} from ${numbers(count)} where i % 5 = 0`.execute(
      trx,
    )
}

async function addApplications(trx: Db, words: Words, count: number) {
  const { id, moment, yes, numbers, day } = words
  const at = moment(milliseconds())
  const own = id(idText(words))
  const status = sql`case i % 10 when 0 then 'new' when 1 then 'contacted' when 2 then 'in-progress'
    when 3 then 'approved' else 'closed' end`
  const phone = sql`'(' || (201 + i % 700) || ') 555-' || (1000 + i % 9000)`
  // Everyone applies twice.
  const email = sql`'renter' || (i / 2) || '@example.com'`
  const said = sql`'An eviction in 20' || (10 + i % 14) || ' and a broken lease, case ' || i || '.'`
  await sql`insert into applications (id, reference, form, program, full_name, email, phone, place, state_code,
      adults, challenges, words, source_page, status, closed_reason, follow_up, spam_score, spam_flags, is_spam,
      search_text, phone_digits, submission_key, token_hash, moved_at, created_at, updated_at, version)
    select ${own}, 'R-' || i, 'funding', case when i % 10000 = 0 then 'rare' else 'funding' end,
      'Robin Renter' || i, ${email}, ${phone}, ${towns}, substr('TXCANYOHFLGAILPAMIWA', (i % 10) * 2 + 1, 2), 1, '[]',
      ${said}, '/city/town-' || (i % 400), ${status},
      case when i % 10 > 3 then 'not-now' end, case when i % 10 < 3 and i % 20 < 10 then ${day(sql`i / 1440 + 5`)} end,
      0, '[]', ${yes(sql`i % 200 = 7`)},
      lower('r-' || i || ' robin renter' || i || ' ' || ${email} || ' ' || (201 + i % 700) || '555' ||
        (1000 + i % 9000) || ' ' || ${towns} || ' ' || ${said}),
      (201 + i % 700) || '555' || (1000 + i % 9000),
      'key ' || i, 'hash ' || i, ${at}, ${at}, ${at}, 1
    from ${numbers(count)}`.execute(trx)
  await sql`insert into application_events (id, application_id, kind, actor, to_status, facts, created_at)
    select ${own}, ${own}, 'received', 'applicant', 'new', '{}', ${at} from ${numbers(count)}`.execute(trx)
  await sql`insert into application_consents (id, application_id, kind, wording, wording_version, page, given_at)
    select ${own}, ${own}, 'contact', 'You may call me or write to me about this application.', 1, '/', ${at}
    from ${numbers(count)}`.execute(trx)
  // A confirmation to each; one of a thousand was refused.
  await sql`insert into mail_queue (id, kind, recipient, subject, text, attempts, last_error, sent_at, created_at)
    select ${own}, 'application-received', ${email}, 'We have it', case when i % 1000 = 0 then 'Hello' else '' end,
      1, case when i % 1000 = 0 then 'EENVELOPE 550' end, case when i % 1000 <> 0 then ${at} end, ${at}
    from ${numbers(count)}`.execute(trx)
}

async function addArticles(trx: Db, words: Words, count: number, addresses: number) {
  const { id, moment, yes, numbers } = words
  const at = moment(milliseconds())
  const own = id(idText(words))
  const content = 'Words about renting.\n\n## A heading\nMore words. '.repeat(20)
  const picture = sql`'/article-images/' || ${idText(words)}`
  await sql`insert into articles (id, title, slug, content, excerpt, published, image_url,
      created_at, updated_at)
    select ${own}, 'Article number ' || i, 'article-number-' || i,
      ${sql.lit(content)} || case when i % 100 = 50 then ${picture} else '' end,
      'What it is about, in a sentence or two.', ${yes(sql`i % 50 <> 0`)},
      case when i % 100 = 0 then ${picture} end, ${at}, ${at}
    from ${numbers(count)}`.execute(trx)
  // Of a hundred articles one has a picture, another one in its text.
  await sql`insert into article_images (id, actor, created_at)
    select ${own}, 'owner@example.com', ${at} from ${numbers(count)} where i % 50 = 0`.execute(trx)
  const article = id(idText(words, sql`i % ${sql.lit(count)}`))
  await sql`insert into article_addresses (slug, article_id, created_at)
    select 'before-' || i, ${article}, ${at} from ${numbers(addresses)}`.execute(trx)
}
