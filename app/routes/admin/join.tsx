import { data, redirect } from 'react-router'
import { authContext } from '../../accounts/context.ts'
import { joinTeam, maxNameLength, readInvitation } from '../../accounts/team/invitations.server.ts'
import { JoinPage } from '../../accounts/team/join-page.tsx'
import { joinWords } from '../../accounts/team/join-words.ts'
import { roleWords } from '../../accounts/team/role-words.ts'
import { withMessage } from '../../layout/messages.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import type { Route } from './+types/join'

// The address holds a secret: nothing of it travels on. Its origin does: without one, browsers that send no
// Sec-Fetch-Site post the form as if from nowhere.
const headersOfSecret = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'no-store' }

/** Behind the link of an invitation. Opening it changes nothing; its form does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('key') ?? ''
  const invitation = await readInvitation(context.get(databaseContext), token)
  return { token, invitation: invitation && { ...invitation, role: roleWords.en[invitation.role].label } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const token = fieldIn(form, 'key', 100)
  const name = fieldIn(form, 'name', maxNameLength)
  const database = context.get(databaseContext)
  const joined = await joinTeam(context.get(authContext), database, {
    token,
    name,
    password: String(form.get('next') ?? ''),
    repeat: String(form.get('repeat') ?? ''),
    address: context.get(requestContext).address,
  })
  if (joined.kind === 'joined') throw redirect(withMessage('/admin', 'joined'), 303)
  if (joined.kind === 'ended') return data({ token, name, invitation: null, errors: {} }, { status: 410 })
  const invitation = await readInvitation(database, token)
  const shown = invitation && { ...invitation, role: roleWords.en[invitation.role].label }
  return data({ token, name, invitation: shown, errors: joined.errors }, { status: 422 })
}

export function headers() {
  return headersOfSecret
}

export function meta() {
  return [{ title: joinWords.en.title }]
}

export default function AdminJoinRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...(actionData ?? { ...loaderData, name: '', errors: {} })} />
}
