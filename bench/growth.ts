import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../app/db/database.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { newId } from '../app/db/uuid.ts'
import { measurePaths } from './families.ts'
import { fillForGrowth } from './growth-rows.ts'
import { momentOf } from './growth-words.ts'
import { startSite } from './site.ts'

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
    return `${path}${momentOf(row).getTime() + index}-${newId()}`
  })
}

async function fill(place: { dataDir: string; databaseUrl?: string }, stories: number, articles: number) {
  const database = await openDatabase(place)
  await migrate(database)
  await fillForGrowth(database, { stories, articles, applications: 0, addresses: articles, records: 0 })
  await database.close()
}
