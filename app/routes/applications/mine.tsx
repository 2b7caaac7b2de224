import { data, isRouteErrorResponse, redirect, useLocation } from 'react-router'
import { mayMail, mayTellOfMessage } from '../../applications/apply/announce.server.ts'
import { limitsFor } from '../../applications/apply/application-limits.server.ts'
import { applicationsContext } from '../../applications/context.ts'
import { failedWishFrom, failedWishIn, isWritten } from '../../applications/private/failed-wish.ts'
import { FailedWishPage } from '../../applications/private/failed-wish-page.tsx'
import { ownView } from '../../applications/private/own-view.server.ts'
import { doWish } from '../../applications/private/own-wish.server.ts'
import {
  headersOfSecret,
  privatePagePath,
  saidIn,
  saidPath,
  tokenParameter,
} from '../../applications/private/private-link.ts'
import { PrivatePage } from '../../applications/private/private-page.tsx'
import { privateWords } from '../../applications/private/private-words.ts'
import { saidNotice } from '../../applications/private/said-notice.ts'
import { newId } from '../../db/uuid.ts'
import { ErrorPage } from '../../layout/error-page.tsx'
import { Frame } from '../../layout/frame.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext, logContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { callHref } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/mine'

/** The page behind the link in the confirmation. Opening it changes nothing; its buttons do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const site = context.get(siteContext)
  const application = await ownView(context.get(databaseContext).db, token, site)
  const said = saidIn(new URL(request.url).searchParams)
  const notice = application ? saidNotice(said, application, site) : undefined
  return data(unsent({ application, token, notice, isGone: said === 'gone', once: newId() }), {
    headers: headersOfSecret,
    status: application ? 200 : 404,
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const token = tokenOf(request)
  const database = context.get(databaseContext)
  const { secret, canMail } = context.get(applicationsContext)
  const { id: requestId, address } = context.get(requestContext)
  const { network, countMessage, countChange } = limitsFor(secret, address)
  const { db } = database
  const now = new Date()
  const own = {
    database,
    token,
    site: context.get(siteContext),
    mayMail: async (email: string) => canMail && (await mayMail(db, secret, { email, network }, now)),
    mayTell: () => mayTellOfMessage(db, network, now),
    mayWrite: async () => (await countMessage(db, now)) === null,
    mayChange: async () => (await countChange(db, now)) === null,
  }
  const done = await doWish(own, form).catch((error: unknown) => {
    context.get(logContext).error({ err: error, requestId }, 'nothing kept of a private page')
    // The page itself needs the database too: what was typed travels with the error.
    throw data({ failedWish: failedWishFrom(form) }, { status: 503 })
  })
  if (done.said) throw redirect(saidPath(token, done.said), { status: 303, headers: headersOfSecret })
  return data(unsent({ done }), { status: done.errors ? 422 : 200 })
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches, error }: Route.MetaArgs) {
  // The page that stands for it has a title of its own.
  if (error) return []
  const site = siteFrom(matches)
  const { title, description } = privateWords[site.language].mine
  return pageMeta(site, {
    path: '/applications/mine',
    title: `${title} | ${site.brand}`,
    description,
    isIndexed: false,
  })
}

export default function MineRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { application, token, notice, isGone, once } = loaderData
  const site = useSite()
  const { said: _, ...done } = actionData?.done ?? {}
  const words = privateWords[site.language].mine
  const { title, text } = isGone ? words.gone : words.none
  return (
    <Frame
      chrome="full"
      elsewhere={application ? `${privatePagePath}?${tokenParameter}=${token}` : undefined}
    >
      {application ? (
        <PrivatePage
          application={application}
          token={token}
          once={once}
          // What was done before is no answer to this.
          notice={actionData ? undefined : notice}
          phone={site.phone}
          phoneHref={callHref(site)}
          {...done}
        />
      ) : (
        <MessagePage title={title} lead={text}>
          <ButtonLink href="/">{words.home}</ButtonLink>
        </MessagePage>
      )}
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSite()
  const { search } = useLocation()
  const failedWish = isRouteErrorResponse(error) ? failedWishIn(error.data) : null
  return (
    <Frame chrome="full">
      {failedWish === null && <ErrorPage />}
      {failedWish && isWritten(failedWish) && (
        <FailedWishPage failedWish={failedWish} phone={site.phone} phoneHref={callHref(site)} />
      )}
      {failedWish && !isWritten(failedWish) && <Undone href={privatePagePath + search} />}
    </Frame>
  )
}

/** A tap alone, a deletion above all, is not offered again here: on its own page it says what it means. */
function Undone({ href }: { href: string }) {
  const { title, text, back } = privateWords[useSite().language].mine.failed.undone
  return (
    <MessagePage title={title} lead={text}>
      <ButtonLink href={href}>{back}</ButtonLink>
    </MessagePage>
  )
}

function tokenOf({ url }: Request) {
  return new URL(url).searchParams.get(tokenParameter) ?? ''
}
