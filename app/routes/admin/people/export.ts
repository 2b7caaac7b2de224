import { actorOf } from '../../../accounts/actor.ts'
import { personHash } from '../../../audit/person-hash.server.ts'
import { downloadResponse } from '../../../data/download.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { dayIn } from '../../../platform/time-zone.ts'
import { personPieces } from '../../../privacy/person-file.server.ts'
import { personFileName } from '../../../privacy/person-file-name.ts'
import { notePersonExport } from '../../../privacy/queries.server.ts'
import { wantedPerson } from '../../../privacy/wanted-person.ts'
import { siteContext } from '../../../site/context.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/export'

export async function action({ request, context }: Route.ActionArgs) {
  const typed = fieldIn(await formDataOf(request), 'who', 254)
  const database = context.get(databaseContext)
  const person = personHash(context.get(intakeContext).secret, wantedPerson(typed).value)
  await notePersonExport(database, { ...actorOf(context), personHash: person })
  const type = 'application/json; charset=utf-8'
  const name = personFileName(person, dayIn(new Date(), context.get(siteContext).timeZone))
  return downloadResponse(name, type, personPieces(database.db, typed))
}
