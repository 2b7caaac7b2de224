import { data } from 'react-router'
import { visitsContext } from '../analytics/context.ts'
import { toldBy } from '../analytics/told.ts'
import { countedPath } from '../pages/counted-path.ts'
import { formDataOf } from '../platform/form-data.ts'
import { siteContext } from '../site/context.ts'
import type { Route } from './+types/count'

/** A page says that something happened on it. It is added up in memory; no answer is expected. */
export async function action({ request, context }: Route.ActionArgs) {
  const told = toldBy(await formDataOf(request), context.get(siteContext), countedPath)
  if (!told) return data(null, { status: 400 })
  context.get(visitsContext).happened(Object.fromEntries(request.headers), told.event, told.path)
  return new Response(null, { status: 204 })
}
