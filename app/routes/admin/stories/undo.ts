import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteContext } from '../../../site/context.ts'
import { hrefAfterUndo } from '../../../stories/moderate/after-move.ts'
import { failureOf } from '../../../stories/moderate/move-answer.ts'
import { parseBack, parseStories } from '../../../stories/moderate/move-form.ts'
import { undoDecisions } from '../../../stories/moderate/move-stories.server.ts'
import { tellSender } from '../../../stories/notify/tell-sender.server.ts'
import type { Route } from './+types/undo'

/** Takes one's own last decision back, within moments. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const stories = parseStories(form)
  if (!stories) throw data(null, { status: 400 })
  const by = { ...actorOf(context), tell: tellSender(context.get(siteContext)) }
  const { undone, refused } = await undoDecisions(context.get(databaseContext), stories, by)
  const answer = { undone: undone.length, refused }
  if (new URL(request.url).pathname.endsWith('.data')) return answer
  throw redirect(hrefAfterUndo(parseBack(form), answer), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await serverAction().catch(failureOf)
}
