import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { checkRedirect, type RedirectErrors } from '../../../redirects/check-redirect.ts'
import { lookUpContext, redirectsContext } from '../../../redirects/context.ts'
import { MissingPage } from '../../../redirects/missing-page.tsx'
import { missingWords } from '../../../redirects/missing-words.ts'
import { createRedirect, listMissing, listRedirects } from '../../../redirects/queries.server.ts'
import { redirectWords } from '../../../redirects/redirect-words.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/list'

const linesShown = 100
const maxAddressLength = 2000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const from = (new URL(request.url).searchParams.get('from') ?? '').slice(0, 300)
  return { missing: await listMissing(db, linesShown), redirects: await listRedirects(db), from }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const written = { from: fieldIn(form, 'from', maxAddressLength), to: fieldIn(form, 'to', maxAddressLength) }
  const redirects = context.get(redirectsContext)
  const checked = await checkRedirect(written, {
    siteUrl: context.get(siteContext).url,
    lookUp: context.get(lookUpContext),
    findRedirect: redirects.find,
  })
  if (!checked.ok) return refused(written, checked.errors)
  const who = actorOf(context)
  const isMade = await createRedirect(context.get(databaseContext), checked.path, checked.target, who)
  if (!isMade) return refused(written, { from: redirectWords.en.problems.taken })
  await redirects.refresh()
  throw redirect(withMessage('/admin/missing', 'redirected'), 303)
}

function refused(written: { from: string; to: string }, errors: RedirectErrors) {
  return data({ written, errors }, { status: 422 })
}

export function meta() {
  return [{ title: missingWords.en.headTitle }]
}

export default function AdminMissingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { missing, redirects, from } = loaderData
  return (
    <MissingPage
      missing={missing}
      redirects={redirects}
      chosen={from}
      written={actionData?.written ?? { from, to: '' }}
      errors={actionData?.errors ?? {}}
    />
  )
}
