import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { decide } from '../../../go-live/decision.ts'
import { GoLivePage } from '../../../go-live/go-live-page.tsx'
import { goLiveWords } from '../../../go-live/go-live-words.ts'
import { keepNote } from '../../../go-live/queries.server.ts'
import { readReview } from '../../../go-live/read-review.server.ts'
import { reviewParts } from '../../../go-live/review-parts.ts'
import { isLocal } from '../../../health/local-address.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/index'

/** The review before opening, for the owner: every page was made just now to look. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = reviewParts(context, context.get(adminContext))
  const { url } = parts.site
  return { ...(await readReview(parts)), openAt: isLocal(url) ? null : url }
}

/** Keeps why something stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const { findings } = await readReview(reviewParts(context, context.get(adminContext)))
  const decision = decide(form, findings)
  switch (decision.kind) {
    case 'refused':
      return data(decision.refused, { status: 422 })
    case 'decided':
      await keepNote(context.get(databaseContext), decision.finding, decision.reason, actorOf(context))
      throw redirect(withMessage('/admin/go-live', 'review-decided'), 303)
    default:
      throw redirect(withMessage('/admin/go-live', `review-${decision.kind}`), 303)
  }
}

export function meta() {
  return [{ title: goLiveWords.en.pageTitle }]
}

export default function AdminGoLiveRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GoLivePage {...loaderData} refused={actionData ?? null} />
}
