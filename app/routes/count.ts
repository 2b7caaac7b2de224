import { data } from 'react-router'
import { visitsContext } from '../analytics/context.ts'
import { parseReportedEvent } from '../analytics/reported-event.ts'
import { parseReportedStep } from '../analytics/reported-step.ts'
import { countedPath } from '../pages/counted-path.ts'
import { formDataOf } from '../platform/form-data.ts'
import { siteContext } from '../site/context.ts'
import type { Route } from './+types/count'

/** A page says that something happened on it. It is added up in memory; no answer is expected. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const visits = context.get(visitsContext)
  const headers = Object.fromEntries(request.headers)
  const step = parseReportedStep(form, countedPath)
  const event = step ? null : parseReportedEvent(form, context.get(siteContext), countedPath)
  if (step) visits.stepped(headers, step.step, step.page, step.program)
  else if (event) visits.happened(headers, event.event, event.path)
  else return data(null, { status: 400 })
  return new Response(null, { status: 204 })
}
