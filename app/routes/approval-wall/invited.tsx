import { data } from 'react-router'
import { invitationParameter, invitedHref } from '../../applications/invite/invitation-link.ts'
import { findInvitation } from '../../applications/invite/invitation-queries.server.ts'
import { headersOfSecret } from '../../applications/private/private-link.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext } from '../../platform/context.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { unsent } from '../../platform/unsent.ts'
import { longDay } from '../../platform/us-date.ts'
import { siteContext } from '../../site/context.ts'
import { intakeContext } from '../../stories/context.ts'
import { plainAnswer } from '../../stories/submit/plain-answer.ts'
import { receiveStory } from '../../stories/submit/receive-story.server.ts'
import { SharePage } from '../../stories/submit/share-page.tsx'
import { shareWords } from '../../stories/submit/share-words.ts'
import type { Route } from './+types/invited'

/** The form of the wall behind a client's own link. Opening it uses nothing up: mail programs look at links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get(invitationParameter) ?? ''
  const { language, timeZone } = context.get(siteContext)
  const invitation = await findInvitation(context.get(databaseContext).db, token)
  return data(
    unsent({
      token: issueFormToken(context.get(intakeContext).secret),
      invitation: invitation
        ? { token, until: longDay(dayIn(invitation.expiresAt, timeZone), language) }
        : undefined,
      message: invitation ? undefined : shareWords[language].linkEnded,
    }),
    { headers: headersOfSecret },
  )
}

/** Without JavaScript; as on the page without an invitation. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(siteContext)
  const { status, ...answer } = plainAnswer(await receiveStory(request, context, language), language)
  return data(answer, { status, headers: headersOfSecret })
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { invitedHead } = shareWords[site.language]
  return pageMeta(site, {
    path: '/approval-wall/invited',
    title: invitedHead.title(site.brand),
    description: invitedHead.description,
    isIndexed: false,
  })
}

export default function InvitedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, message } = loaderData
  const site = useSite()
  return (
    <Frame chrome="full" elsewhere={invitation && invitedHref(invitation.token)}>
      <SharePage token={token} invitation={invitation} message={message} brand={site.brand} {...actionData} />
    </Frame>
  )
}
