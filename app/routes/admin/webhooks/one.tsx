import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { resultOf } from '../../../webhooks/await-delivery.server.ts'
import { checkEvents } from '../../../webhooks/check-webhook.ts'
import { eventsIn } from '../../../webhooks/events.ts'
import { problemWords } from '../../../webhooks/problem-words.ts'
import { WebhookPage } from '../../../webhooks/webhook-page.tsx'
import {
  changeEvents,
  findWebhook,
  listDeliveries,
  pauseWebhook,
  queueTestDelivery,
  removeWebhook,
  retryDelivery,
  rotateSecret,
} from '../../../webhooks/webhook-queries.server.ts'
import { webhookWords } from '../../../webhooks/webhook-words.ts'
import type { Route } from './+types/one'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const hook = await findWebhook(db, params.id)
  if (!hook) throw data(null, { status: 404 })
  return { hook, deliveries: await listDeliveries(db, params.id) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params
  const form = await formDataOf(request)
  const database = context.get(databaseContext)
  const who = actorOf(context)
  const here = `/admin/webhooks/${id}`
  const gone = () => redirect(withMessage('/admin/webhooks', 'gone'), 303)
  const lead = async (delivery: string | null) =>
    delivery ? redirect(withMessage(here, await resultOf(database.db, delivery)), 303) : gone()

  switch (fieldIn(form, 'act', 20)) {
    case 'change': {
      const events = eventsIn(form)
      const chosen = checkEvents(events)
      if (!chosen)
        return data({ refused: { chosen: events, error: problemWords.en.noEvent } }, { status: 422 })
      throw (await changeEvents(database, id, chosen, who))
        ? redirect(withMessage(here, 'hook-changed'), 303)
        : gone()
    }
    case 'test':
      throw await lead(await queueTestDelivery(database, id, who))
    case 'retry':
      throw await lead(await retryDelivery(database, id, fieldIn(form, 'delivery', 40)))
    case 'rotate': {
      const secret = await rotateSecret(database, id, who)
      if (!secret) throw gone()
      return data({ secret })
    }
    case 'pause':
    case 'resume': {
      const isPaused = form.get('act') === 'pause'
      const isDone = await pauseWebhook(database, id, isPaused, who)
      throw isDone ? redirect(withMessage(here, isPaused ? 'hook-paused' : 'hook-resumed'), 303) : gone()
    }
    case 'remove':
      await removeWebhook(database, id, who)
      throw redirect(withMessage('/admin/webhooks', 'hook-removed'), 303)
    default:
      throw data(null, { status: 400 })
  }
}

export function meta() {
  return [{ title: webhookWords.en.one.pageTitle }]
}

export default function AdminWebhookRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} {...actionData} />
}
