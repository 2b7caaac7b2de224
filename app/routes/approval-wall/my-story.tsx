import { data } from 'react-router'
import { ForgetDraft } from '../../layout/forget-draft.tsx'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { unsent } from '../../platform/unsent.ts'
import { myStoryWords } from '../../stories/my-story-words.ts'
import { MyStoryPage } from '../../stories/submit/my-story-page.tsx'
import { deleteByToken, findByToken, withdrawByToken } from '../../stories/submit/private-link.server.ts'
import { privatePagePath, sentParameter, tokenParameter } from '../../stories/submit/private-link.ts'
import { storageKey } from '../../stories/submit/story-draft.ts'
import type { Route } from './+types/my-story'

// The address holds a secret: it must not travel on to other sites.
// Only the origin may: without any, older browsers would post the buttons as a stranger's.
const headersOfSecret = { 'Referrer-Policy': 'strict-origin' }

/** The page behind the link of the confirmation, and where the form without JavaScript leads. Opening it changes nothing; its buttons do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const token = asked.get(tokenParameter) ?? ''
  const story = await findByToken(context.get(databaseContext).db, token)
  const done = story?.status === 'pending' && asked.has(sentParameter) ? ('sent' as const) : null
  return data(unsent({ story, token, done }), { headers: headersOfSecret })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const database = context.get(databaseContext)
  const token = String(form.get(tokenParameter) ?? '')
  const wish = form.get('wish')
  if (wish === 'delete') return { done: await deleteByToken(database, token) }
  return { done: wish === 'withdraw' ? await withdrawByToken(database, token) : null }
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { head } = myStoryWords[site.language]
  return pageMeta(site, {
    path: '/approval-wall/my-story',
    title: head.title(site.brand),
    description: head.description,
    isIndexed: false,
  })
}

export default function MyStoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { story, token, done } = loaderData
  const { timeZone, email } = useSite()
  const now = actionData?.done ?? done
  return (
    <Frame chrome="full" elsewhere={story ? `${privatePagePath}?${tokenParameter}=${token}` : undefined}>
      <MyStoryPage story={story} token={token} done={now} timeZone={timeZone} email={email} />
      {now === 'sent' && <ForgetDraft storageKey={storageKey} />}
    </Frame>
  )
}
