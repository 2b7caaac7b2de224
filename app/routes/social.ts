import { databaseContext, requestContext } from '../platform/context.ts'
import { networkOf } from '../platform/limits.server.ts'
import { siteContext } from '../site/context.ts'
import { answerPicture } from '../social/answer.server.ts'
import { picturesContext } from '../social/context.ts'
import type { Route } from './+types/social'

/** The picture that other sites show beside a link to a page of ours. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const parts = { db, site: context.get(siteContext), renderer: context.get(picturesContext) }
  const sender = networkOf(context.get(requestContext).address ?? '')
  return await answerPicture(parts, request, params['*'], sender)
}
