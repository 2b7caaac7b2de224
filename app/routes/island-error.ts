import { data } from 'react-router'
import { reportedFailure } from '../islands/failure.ts'
import { logContext, requestContext } from '../platform/context.ts'
import { formDataOf } from '../platform/form-data.ts'
import type { Route } from './+types/island-error'

/** A browser tells that an island broke there. It is logged and nothing else; no answer is expected. */
export async function action({ request, context }: Route.ActionArgs) {
  const failure = reportedFailure(await formDataOf(request))
  if (!failure) return data(null, { status: 400 })
  context.get(logContext).warn({ requestId: context.get(requestContext).id, ...failure }, 'island failed')
  return new Response(null, { status: 204 })
}
