import { data } from 'react-router'
import { siteContext } from '../site/context.ts'
import { receiveStory } from '../stories/submit/receive-story.server.ts'
import type { Route } from './+types/stories'

/** Where the hydrated form sends its story; answers in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(siteContext)
  const received = await receiveStory(request, context, language, { hasAllPhotos: true })
  // The island has the rest itself.
  const { status, values: _values, token: _token, hadPhotos: _hadPhotos, ...answer } = received
  return Response.json(answer, { status })
}

export function loader(): never {
  throw data(null, { status: 404 })
}
