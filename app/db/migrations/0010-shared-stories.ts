import type { Kysely } from 'kysely'

const places = { place: 'city_state', state: 'state_code' } as const

/** Pages of towns and states show only what may be shared: with it in the index nothing is read in vain. */
export async function indexSharedStories(db: Kysely<unknown>) {
  for (const [name, column] of Object.entries(places)) {
    await db.schema.dropIndex(`approval_stories_${name}_newest`).execute()
    await db.schema
      .createIndex(`approval_stories_${name}_shared`)
      .on('approval_stories')
      .columns(['status', 'allow_sharing', column, 'created_at', 'id'])
      .execute()
  }
}
