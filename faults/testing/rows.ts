import { type Database, type DatabaseOptions, openDatabase } from '../../app/db/database.server.ts'

const quiet = { warn() {}, error() {} }

/** Looks into the site's database beside the site. */
export async function withDatabase<T>(
  options: Omit<DatabaseOptions, 'log'>,
  look: (database: Database) => Promise<T>,
) {
  const database = await openDatabase({ ...options, log: quiet })
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

export function storiesByHeadline({ db }: Database, prefix: string) {
  return db
    .selectFrom('approval_stories')
    .select(['id', 'headline', 'how_helped', 'version', 'status', 'renter_photo_url', 'spam_flags'])
    .where('headline', 'like', `${prefix}%`)
    .orderBy('created_at')
    .execute()
}
