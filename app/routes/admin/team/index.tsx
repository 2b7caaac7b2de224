import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { whileStanding } from '../../../accounts/standing-session.server.ts'
import { endInvitation, listInvitations } from '../../../accounts/team/invitation-queries.server.ts'
import { type InviteErrors, inviteToTeam } from '../../../accounts/team/invitations.server.ts'
import { TeamPage } from '../../../accounts/team/team-page.tsx'
import {
  changeRole,
  endAccess,
  listTeam,
  openAccess,
  type TeamRefusal,
} from '../../../accounts/team/team-queries.server.ts'
import { teamWords } from '../../../accounts/team/team-words.ts'
import { roles } from '../../../db/vocabulary.ts'
import { factsContext } from '../../../health/context.ts'
import { type MessageName, withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/index'

const nothing = { email: '', role: '' }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  return {
    ownId: context.get(adminContext).id,
    team: await listTeam(db),
    invitations: await listInvitations(db),
    canMail: context.get(factsContext).mailServer !== null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const database = whileStanding(context.get(databaseContext), context.get(adminContext))
  const who = actorOf(context)
  const id = fieldIn(form, 'id', 40)
  // Nobody locks themselves out by a slip.
  if (id === context.get(adminContext).id) throw data(null, { status: 400 })

  switch (fieldIn(form, 'act', 20)) {
    case 'invite': {
      const written = { email: fieldIn(form, 'email', 254), role: fieldIn(form, 'role', 20) }
      const canMail = context.get(factsContext).mailServer !== null
      const invited = await inviteToTeam(database, { site: context.get(siteContext), canMail }, written, who)
      if (!invited.ok) return data({ link: undefined, written, errors: invited.errors }, { status: 422 })
      return { link: invited, written: nothing, errors: {} as InviteErrors }
    }
    case 'end-invitation':
      throw lead((await endInvitation(database, id, who)) ? null : 'gone', 'invitation-ended')
    case 'role': {
      const role = roles.find((one) => one === fieldIn(form, 'role', 20))
      if (!role) throw data(null, { status: 400 })
      throw lead(await changeRole(database, id, role, who), 'role-changed')
    }
    case 'end-access':
      throw lead(await endAccess(database, id, who), 'access-ended')
    case 'open-access':
      throw lead(await openAccess(database, id, who), 'access-opened')
    default:
      throw data(null, { status: 400 })
  }
}

function lead(refusal: TeamRefusal | null, done: MessageName) {
  return redirect(withMessage('/admin/team', refusal ?? done), 303)
}

export function meta() {
  return [{ title: teamWords.en.pageTitle }]
}

export default function AdminTeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { link, written, errors } = actionData ?? { written: nothing, errors: {} }
  return <TeamPage {...loaderData} link={link} written={written} errors={errors} />
}
