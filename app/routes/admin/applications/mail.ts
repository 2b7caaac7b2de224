import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { sendLetter } from '../../../applications/inbox/send-letter.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/mail'

/** A mail as somebody in the inbox has read it before sending. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [seen] = parseSeen(form) ?? []
  const site = context.get(siteContext)
  const done = seen && (await sendLetter(context.get(databaseContext), site, seen.id, form, actorOf(context)))
  if (!done) throw data(null, { status: 400 })
  throw redirect(hrefAfter(parseBack(form), { done }), 303)
}

export function loader(): never {
  throw redirect('/admin/applications')
}
