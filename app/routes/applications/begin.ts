import { filledFrom } from '../../applications/apply/receive-application.server.ts'
import type { Begun } from '../../applications/apply/send-application.ts'
import { applicationsContext } from '../../applications/context.ts'
import { placeAt } from '../../locations/place-at.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import { isFormName } from '../../site/forms.ts'
import type { Route } from './+types/begin'

/** For a form somebody begins to fill in: its token, and what the page one came from tells. Keeps nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const form = fieldIn(searchParams, 'form', 50)
  const known = isFormName(form) ? filledFrom(form, fieldIn(searchParams, 'from', 50), placeAt) : null
  const begun: Begun = {
    token: issueFormToken(context.get(applicationsContext).secret),
    place: known?.place ?? null,
    program: known?.program ?? null,
  }
  return Response.json(begun)
}
