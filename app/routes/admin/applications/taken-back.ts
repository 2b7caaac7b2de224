import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { noteTakenBack } from '../../../applications/inbox/taken-back.server.ts'
import { consentKinds } from '../../../db/vocabulary.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/taken-back'

/** They said so to the team: by answering STOP, on the phone, in a mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [seen] = parseSeen(form) ?? []
  const kind = consentKinds.find((one) => one === form.get('kind'))
  if (!seen || !kind) throw data(null, { status: 400 })
  const isNoted = await noteTakenBack(context.get(databaseContext), seen.id, kind, actorOf(context))
  throw redirect(hrefAfter(parseBack(form), { done: isNoted ? 'taken-back' : 'no-taken-back' }), 303)
}
