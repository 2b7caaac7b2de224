import { data } from 'react-router'
import { visitsContext } from '../analytics/context.ts'
import { toldBy } from '../analytics/told.ts'
import { stepToldBy } from '../analytics/told-step.ts'
import { countedPath } from '../pages/counted-path.ts'
import { formDataOf } from '../platform/form-data.ts'
import { siteContext } from '../site/context.ts'
import type { Route } from './+types/count'

/** A page says that something happened on it. It is added up in memory; no answer is expected. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const visits = context.get(visitsContext)
  const headers = Object.fromEntries(request.headers)
  const step = stepToldBy(form, countedPath)
  const told = step ? null : toldBy(form, context.get(siteContext), countedPath)
  if (step) visits.stepped(headers, step.step, step.page, step.program)
  else if (told) visits.happened(headers, told.event, told.path)
  else return data(null, { status: 400 })
  return new Response(null, { status: 204 })
}
