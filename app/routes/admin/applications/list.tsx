import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { applicationsContext } from '../../../applications/context.ts'
import { answerField } from '../../../applications/inbox/answer-field.ts'
import { parseList } from '../../../applications/inbox/application-list.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { InboxPage } from '../../../applications/inbox/inbox-page.tsx'
import { inboxWords } from '../../../applications/inbox/inbox-words.ts'
import { loadInbox } from '../../../applications/inbox/load-inbox.server.ts'
import { sendLetter } from '../../../applications/inbox/send-letter.server.ts'
import { writeAnswer } from '../../../applications/inbox/write-answer.server.ts'
import { statusWords } from '../../../applications/status-words.ts'
import { factsContext } from '../../../health/context.ts'
import { localRent } from '../../../locations/local-rent.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteIn } from '../../../settings/site-in.server.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/list'

/** One list of the inbox, and one application of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, email, role } = context.get(adminContext)
  const list = parseList(url)
  if (!list) throw data(null, { status: 404 })
  const site = context.get(siteContext)
  const database = context.get(databaseContext)
  return await loadInbox(database, list, url.searchParams, {
    site,
    siteIn: (language) => siteIn(database.db, site, language),
    viewer: { id, email, role },
    findRent: localRent,
    isMailSetUp: context.get(factsContext).mailServer !== null,
    secret: context.get(applicationsContext).secret,
  })
}

/** An answer on the private page, or a mail, as somebody has read it before sending; one that is refused stands there again as it was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [seen] = parseSeen(form) ?? []
  if (!seen) throw data(null, { status: 400 })
  const site = context.get(siteContext)
  const database = context.get(databaseContext)
  const canMail = context.get(factsContext).mailServer !== null
  const by = actorOf(context)
  const isAnswer = form.has(answerField)
  const done = isAnswer
    ? await writeAnswer(
        database,
        { siteIn: (language) => siteIn(database.db, site, language), canMail },
        seen.id,
        form,
        by,
      )
    : await sendLetter(database, { site, canMail }, seen.id, form, by)
  if (typeof done !== 'string') return data(done, { status: 422 })
  const outcome = done === 'gone' ? { done: isAnswer ? 'answer' : 'mail', changed: [seen.id] } : { done }
  throw redirect(hrefAfter(parseBack(form), outcome), 303)
}

/** Without a name: titles stay in the history of the browser. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, isNamed, open } = loaderData
  const { statuses, spam } = statusWords.en
  const labels = {
    ...statuses,
    spam,
    due: inboxWords.en.filter.due,
    unanswered: inboxWords.en.filter.unanswered,
  }
  return [{ title: inboxWords.en.pageTitle(labels[list.name], isNamed ? open?.reference : undefined) }]
}

export default function AdminApplicationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { draft } = loaderData
  if (actionData && 'answer' in actionData) return <InboxPage {...loaderData} answer={actionData.answer} />
  return <InboxPage {...loaderData} draft={draft && { ...draft, ...actionData }} />
}
