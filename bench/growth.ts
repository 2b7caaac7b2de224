import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../app/db/database.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { newId } from '../app/db/uuid.ts'
import { minuteMs } from '../app/platform/duration.ts'
import { measurePaths } from './families.ts'
import { startSite } from './site.ts'

const perBatch = 500
const start = Date.UTC(2024, 0, 1)

type Growth = {
  stories: number
  articles: number
  /** An empty database on PostgreSQL; else the embedded one. */
  databaseUrl?: string
}

/** How the pages of stories and articles cost with ever more of them: never from the cache. */
export async function measureGrowth({ stories, articles, databaseUrl }: Growth) {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-key-growth-'))
  try {
    await fill({ dataDir, databaseUrl }, stories, articles)
    const site = await startSite({ dataDir, databaseUrl })
    try {
      const memoryMegabytes = site.residentMegabytes()
      const wall = await measurePaths('wall', cursors('/approval-wall/before/', stories), site)
      const list = await measurePaths('articles', cursors('/articles/before/', articles), site)
      return { stories, articles, wall, list, memoryMegabytes }
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Places all over the list, each its own address, so that none comes from the cache. */
function cursors(path: string, count: number) {
  return Array.from({ length: 120 }, (_, index) => {
    const row = Math.floor(((index + 1) / 121) * count)
    return `${path}${start + row * minuteMs + index}-${newId()}`
  })
}

async function fill(place: { dataDir: string; databaseUrl?: string }, stories: number, articles: number) {
  const database = await openDatabase(place)
  await migrate(database)
  await database.db.transaction().execute(async (trx) => {
    for (let from = 0; from < stories; from += perBatch)
      await trx
        .insertInto('approval_stories')
        .values(rows(from, Math.min(perBatch, stories - from), storyAt))
        .execute()
    for (let from = 0; from < articles; from += perBatch)
      await trx
        .insertInto('articles')
        .values(rows(from, Math.min(perBatch, articles - from), articleAt))
        .execute()
  })
  await database.close()
}

function rows<Row>(from: number, count: number, make: (index: number) => Row) {
  return Array.from({ length: count }, (_, index) => make(from + index))
}

function storyAt(index: number) {
  const at = new Date(start + index * minuteMs)
  return {
    id: newId(),
    full_name: 'Pat Example',
    email: 'pat@example.com',
    city_state: 'Akron, OH',
    headline: `Story number ${index}`,
    how_helped: 'They listened, wrote the letters and stayed with us until we had the keys. '.repeat(4),
    encouragement: 'Keep going. A no is not the end of it. '.repeat(3),
    status: 'approved' as const,
    created_at: at,
    updated_at: at,
  }
}

function articleAt(index: number) {
  const at = new Date(start + index * minuteMs)
  return {
    id: newId(),
    title: `Article number ${index}`,
    slug: `article-number-${index}`,
    content: 'Words about renting.\n\n## A heading\nMore words. '.repeat(20),
    excerpt: 'What it is about, in a sentence or two.',
    published: true,
    created_at: at,
    updated_at: at,
  }
}
