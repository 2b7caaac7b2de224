import { listConsents, listEvents } from '../applications/queries.server.ts'
import { withPhotos } from '../data/inline-photos.server.ts'
import type { Db } from '../db/tables.ts'
import { findPerson } from './queries.server.ts'
import { wantedPerson } from './wanted-person.ts'

const nameOf = { email: 'address', phone: 'phone', reference: 'reference' } as const

/** What the person gets: all that is kept, photos included, without what only guards the site. */
export async function* personPieces(db: Db, typed: string) {
  const { stories, decisions, mails, applications, drafts } = await findPerson(db, typed)
  const who = wantedPerson(typed)
  yield `{\n${JSON.stringify(nameOf[who.kind])}: ${JSON.stringify(who.value)},\n"stories": [`
  let before = '\n'
  for (const { token_hash: _token, submission_key: _key, search_text: _text, ...story } of stories) {
    yield before + JSON.stringify(await withPhotos(db, story))
    before = ',\n'
  }
  yield '],\n"applications": ['
  before = '\n'
  for (const {
    token_hash: _token,
    submission_key: _key,
    search_text: _text,
    phone_digits: _digits,
    ...application
  } of applications) {
    const [events, consents] = [await listEvents(db, application.id), await listConsents(db, application.id)]
    yield before + JSON.stringify({ ...application, events, consents })
    before = ',\n'
  }
  const begun = drafts.map(({ token_hash: _token, ...draft }) => draft)
  yield `],\n"begunApplications": ${JSON.stringify(begun)},\n"decisions": ${JSON.stringify(decisions)},\n"mails": ${JSON.stringify(mails)}\n}\n`
}
