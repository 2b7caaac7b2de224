import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { factsContext } from '../../../health/context.ts'
import { withMessage } from '../../../layout/messages.ts'
import { loadMails } from '../../../mail/load-mails.server.ts'
import { MailPage } from '../../../mail/mail-page.tsx'
import { mailPageWords } from '../../../mail/mail-page-words.ts'
import { queueTest, resultOf } from '../../../mail/send-now.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { mailWishes } from '../../../settings/mail-settings.server.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const { mailServer, mailFrom } = context.get(factsContext)
  const mails = await loadMails(context.get(databaseContext).db)
  const wishes = mailWishes(context.get(siteContext))
  return { ...mails, wishes, server: mailServer, from: mailFrom, own: admin.email }
}

/** A test mail to whoever asks for it. */
export async function action({ context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  if (!context.get(factsContext).mailServer) throw data(null, { status: 404 })
  const database = context.get(databaseContext)
  const by = actorOf(context)
  const id = await queueTest(database, context.get(siteContext), admin.email, by)
  throw redirect(withMessage('/admin/mail', await resultOf(database.db, id)), 303)
}

export function meta() {
  return [{ title: mailPageWords.en.pageTitle }]
}

export default function AdminMailRoute({ loaderData }: Route.ComponentProps) {
  return <MailPage {...loaderData} />
}
