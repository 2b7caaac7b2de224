import type { Db } from '../../db/tables.ts'
import { queueWebhooks } from '../../webhooks/queue-queries.server.ts'
import type { NewStory } from '../queries.server.ts'

/** In the transaction of the story. */
export async function tellSubmitted(trx: Db, id: string, story: NewStory) {
  const { email, headline, full_name, phone, city_state, language = 'en', allow_sharing = false } = story
  await queueWebhooks(trx, {
    event: 'story.submitted',
    subjectId: id,
    data: { id, status: 'pending', language, allowSharing: allow_sharing, cityState: city_state },
    contact: { headline, fullName: full_name, email, phone: phone ?? null },
  })
}
