import { data } from 'react-router'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { sharePicture } from '../../site/page-pictures.ts'
import { intakeContext } from '../../stories/context.ts'
import { plainAnswer } from '../../stories/submit/plain-answer.ts'
import { receiveStory } from '../../stories/submit/receive-story.server.ts'
import { SharePage } from '../../stories/submit/share-page.tsx'
import { shareWords } from '../../stories/submit/share-words.ts'
import type { Route } from './+types/share'

/** The form is never cached: each copy carries its own token. */
export function loader({ context }: Route.LoaderArgs) {
  return unsent({ token: issueFormToken(context.get(intakeContext).secret) })
}

/** The form without JavaScript: stored leads to a page of thanks, refused comes back with everything typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(siteContext)
  const { status, ...answer } = plainAnswer(await receiveStory(request, context, language), language)
  return data(answer, { status })
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { head } = shareWords[site.language]
  return pageMeta(site, {
    path: '/approval-wall/share',
    crumb: head.crumb,
    picture: sharePicture,
    title: head.title(site.brand),
    description: head.description,
  })
}

export default function ShareStoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  return (
    <Frame chrome="full">
      <SharePage token={loaderData.token} brand={site.brand} {...actionData} />
    </Frame>
  )
}
