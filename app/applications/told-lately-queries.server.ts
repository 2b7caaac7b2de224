import type { Db } from '../db/tables.ts'
import { hourMs } from '../platform/duration.ts'
import { momentsWithin } from '../platform/is-within.ts'

/** `isTold`: the team, by a message of the applicant. `isMailed`: the applicant, by an answer of the team. */
type Told = 'isTold' | 'isMailed'

/** Whether a mail has told of a line of the private page within the last hour. */
export async function wasToldLately(trx: Db, id: string, told: Told, now: Date) {
  const { after, until } = momentsWithin(hourMs, now)
  const messages = await trx
    .selectFrom('application_events')
    .select('facts')
    .where('application_id', '=', id)
    .where('kind', '=', 'message')
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .execute()
  return messages.some(({ facts }) => told in facts)
}
