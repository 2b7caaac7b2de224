import { data } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { whileStanding } from '../../../accounts/standing-session.server.ts'
import { factsContext } from '../../../health/context.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { checkWebhook } from '../../../webhooks/check-webhook.ts'
import { eventsIn } from '../../../webhooks/events.ts'
import { problemWords } from '../../../webhooks/problem-words.ts'
import { createWebhook, listWebhooks, maxWebhooks } from '../../../webhooks/webhook-queries.server.ts'
import { webhookWords } from '../../../webhooks/webhook-words.ts'
import { WebhooksPage } from '../../../webhooks/webhooks-page.tsx'
import { maxUrlLength, type WebhookErrors, type WrittenWebhook } from '../../../webhooks/written-webhook.ts'
import type { Route } from './+types/list'

const nothing: WrittenWebhook = { url: '', events: [], hasContact: false }

export async function loader({ context }: Route.LoaderArgs) {
  return { hooks: await listWebhooks(context.get(databaseContext).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const written: WrittenWebhook = {
    url: fieldIn(form, 'url', maxUrlLength).trim(),
    events: eventsIn(form),
    hasContact: form.get('contact') === 'yes',
  }
  const checked = checkWebhook(written, context.get(factsContext).mayCallPrivateAddresses)
  if (!checked.ok) return refused(written, checked.errors)
  const database = whileStanding(context.get(databaseContext), context.get(adminContext))
  const made = await createWebhook(database, checked, actorOf(context))
  if (!made) return refused(written, { url: problemWords.en.tooMany(maxWebhooks) })
  return { made, written: nothing, errors: {} }
}

function refused(written: WrittenWebhook, errors: WebhookErrors) {
  return data({ made: undefined, written, errors }, { status: 422 })
}

export function meta() {
  return [{ title: webhookWords.en.list.pageTitle }]
}

export default function AdminWebhooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WebhooksPage
      hooks={loaderData.hooks}
      written={actionData?.written ?? nothing}
      errors={actionData?.errors ?? {}}
      made={actionData?.made}
    />
  )
}
