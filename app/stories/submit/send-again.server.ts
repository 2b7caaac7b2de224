import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import { holdsPhoto, removePhoto } from '../../photos/queries.server.ts'
import { dropDeliveriesOf, webhookTag } from '../../webhooks/queue-queries.server.ts'
import { clientSeal } from '../client-seal.server.ts'
import { recordDecision } from '../decision-queries.server.ts'
import { findSubmission, type NewStory } from '../queries.server.ts'
import { submitter } from '../story.ts'
import { fieldList } from '../story-fields.ts'
import { keepPhotos, type SlottedPhoto } from './story-photos.server.ts'
import { tellSubmitted } from './tell-submitted.server.ts'

const maxTries = 5

type Parts = { database: Database; secret: string }
type Sent = { story: NewStory & { submission_key: string }; photos: SlottedPhoto[] }
type Row = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

/**
 * The same form once more, after an answer that was lost. What was changed since is stored while nobody has decided
 * on the story; afterwards the first version stays, and its writer must know. Null when there is no such story.
 */
export async function sendAgain({ database, secret }: Parts, { story, photos }: Sent) {
  for (let tries = 0; tries < maxTries; tries++) {
    const first = await findSubmission(database.db, story.submission_key)
    if (!first) return null
    const { id } = first
    const fresh = await freshPhotos(database.db, id, photos)
    if (hasSameWords(first, story) && fresh.length === 0) return { id, isKept: false }
    if (first.status !== 'pending') return { id, isKept: true }
    const isWritten = await database.change([webhookTag], (trx) =>
      rewrite(trx, first, { story, photos: fresh, secret }),
    )
    if (isWritten) return { id, isKept: false }
  }
  throw new Error('The story was changed by others each time it was sent again')
}

function hasSameWords(first: Row, story: NewStory) {
  return fieldList.every(({ column }) => first[column] === story[column])
}

/** Photos that are not sent again stay: a form without JavaScript forgets its files. */
async function freshPhotos(db: Db, id: string, photos: SlottedPhoto[]) {
  const fresh: SlottedPhoto[] = []
  for (const photo of photos) if (!(await holdsPhoto(db, id, photo.slot, photo.encoded))) fresh.push(photo)
  return fresh
}

/** False when somebody changed the story since it was read. */
async function rewrite(
  trx: Db,
  { id, version, client_seal }: Row,
  { story, photos, secret }: Sent & { secret: string },
) {
  const written = await trx
    .updateTable('approval_stories')
    .set({
      ...story,
      client_seal: client_seal && clientSeal(secret, { ...story, id }),
      version: version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  for (const { slot } of photos) await removePhoto(trx, id, slot)
  await keepPhotos(trx, id, photos)
  await recordDecision(trx, {
    story_id: id,
    decision: 'submit',
    from_status: 'pending',
    to_status: 'pending',
    actor: submitter,
  })
  await dropDeliveriesOf(trx, 'story.submitted', id)
  await tellSubmitted(trx, id, story)
  return true
}
