import { data } from 'react-router'
import { receiveApplication } from '../../applications/apply/receive-application.server.ts'
import { replyWords } from '../../applications/apply/reply-words.ts'
import type { SendAnswer } from '../../applications/apply/send-application.ts'
import { sentPath } from '../../applications/private/private-link.ts'
import { placeAt } from '../../locations/place-at.ts'
import { stateOfZip } from '../../locations/zip.ts'
import { countedPath } from '../../pages/counted-path.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { type Language, pathIn } from '../../platform/language.ts'
import { siteContext } from '../../site/context.ts'
import { isFormName } from '../../site/forms.ts'
import type { Route } from './+types/send'

/** Where the hydrated form sends its application, or its draft; answers in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const { forms, language } = context.get(siteContext)
  const { address, script } = forms[form]
  if (address || script) throw data(null, { status: 404 })
  const taken = await receiveApplication(request, context, form, { placeAt, countedPath, stateOfZip })
  return Response.json(answerOf(taken, language), { status: taken.status })
}

export function loader(): never {
  throw data(null, { status: 404 })
}

function answerOf(taken: Awaited<ReturnType<typeof receiveApplication>>, language: Language): SendAnswer {
  if (taken.kind === 'stored') return { kind: 'stored', href: pathIn(language, sentPath(taken)) }
  const { errors, message, notice } = taken.state
  if (notice) return { kind: 'notice', text: notice }
  // The open page goes on showing what it was made with.
  if (taken.isChanged) return { kind: 'failed', text: replyWords[language].changedForm }
  return message ? { kind: 'failed', text: message } : { kind: 'invalid', errors }
}

async function formOf(request: Request) {
  const name = String((await formDataOf(request.clone())).get('form') ?? '')
  if (!isFormName(name)) throw data(null, { status: 400 })
  return name
}
