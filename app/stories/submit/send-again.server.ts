import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import type { PhotoSlot } from '../../db/vocabulary.ts'
import { holdsPhoto, listSlots, removePhoto } from '../../photos/queries.server.ts'
import { dropDeliveriesOf, webhookTag } from '../../webhooks/queue-queries.server.ts'
import { clientSeal } from '../client-seal.server.ts'
import { recordDecision } from '../decision-queries.server.ts'
import { photoColumns } from '../photo-columns.ts'
import { findSubmission, type NewStory, rewriteStory } from '../queries.server.ts'
import { submitter } from '../story.ts'
import { fieldList } from '../story-fields.ts'
import { keepPhotos, type SlottedPhoto } from './story-photos.server.ts'
import { tellSubmitted } from './tell-submitted.server.ts'

const maxTries = 5

type Parts = { database: Database; secret: string }
type Sent = {
  story: NewStory & { submission_key: string }
  photos: SlottedPhoto[]
  /** Whether a photo that did not come with it was left out on purpose; others stay. */
  isMissing: (slot: PhotoSlot) => boolean
}
type Row = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

/**
 * The same form once more, after an answer that was lost. What was changed since is stored while nobody has decided
 * on the story; afterwards the first version stays, and its writer must know. Null when there is no such story.
 */
export async function sendAgain({ database, secret }: Parts, { story, ...sent }: Sent) {
  for (let tries = 0; tries < maxTries; tries++) {
    const first = await findSubmission(database.db, story.submission_key)
    if (!first) return null
    const { id } = first
    const photos = await changedPhotos(database.db, id, sent)
    const isSame = hasSameWords(first, story) && photos.fresh.length === 0 && photos.gone.length === 0
    if (isSame || first.status !== 'pending') return { id, isKept: !isSame }
    const isWritten = await database.change([webhookTag], (trx) =>
      rewrite(trx, first, { story, photos, secret }),
    )
    if (isWritten) return { id, isKept: false }
  }
  throw new Error('The story was changed by others each time it was sent again')
}

function hasSameWords(first: Row, story: NewStory) {
  return fieldList.every(({ column }) => first[column] === story[column])
}

type ChangedPhotos = { fresh: SlottedPhoto[]; gone: PhotoSlot[] }

async function changedPhotos(
  db: Db,
  id: string,
  { photos, isMissing }: Omit<Sent, 'story'>,
): Promise<ChangedPhotos> {
  const fresh: SlottedPhoto[] = []
  for (const photo of photos) if (!(await holdsPhoto(db, id, photo.slot, photo.encoded))) fresh.push(photo)
  const held = (await listSlots(db, id)).filter(isMissing)
  return { fresh, gone: held.filter((slot) => !photos.some((photo) => photo.slot === slot)) }
}

/** False when somebody changed the story since it was read. */
async function rewrite(
  trx: Db,
  { id, version, client_seal }: Row,
  { story, photos, secret }: { story: NewStory; photos: ChangedPhotos; secret: string },
) {
  const isWritten = await rewriteStory(trx, id, version, {
    ...story,
    ...Object.fromEntries(photos.gone.map((slot) => [photoColumns[slot], null])),
    client_seal: client_seal && clientSeal(secret, { ...story, id }),
  })
  if (!isWritten) return false
  const { fresh, gone } = photos
  for (const slot of [...gone, ...fresh.map((photo) => photo.slot)]) await removePhoto(trx, id, slot)
  await keepPhotos(trx, id, fresh)
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
