import { data } from 'react-router'
import { ApplyPage } from '../../applications/apply/apply-page.tsx'
import { applyProps } from '../../applications/apply/apply-props.ts'
import { keyOf } from '../../applications/apply/device-draft.ts'
import { eraseDraft, findDraft } from '../../applications/apply/draft-queries.server.ts'
import { draftUntil } from '../../applications/apply/draft-until.ts'
import { resumedState } from '../../applications/apply/resumed-state.ts'
import { applicationsContext } from '../../applications/context.ts'
import { headersOfSecret, resumePath, tokenParameter } from '../../applications/private/private-link.ts'
import { privateWords } from '../../applications/private/private-words.ts'
import { ForgetDraft } from '../../layout/forget-draft.tsx'
import { Frame } from '../../layout/frame.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext } from '../../platform/context.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLocalHref } from '../../ui/language.ts'
import type { Route } from './+types/resume'

/** The link from the mail, on another device: the form as far as it was filled in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get(tokenParameter) ?? ''
  const { database, secret } = context.get(applicationsContext)
  const { questions, language } = context.get(siteContext)
  const draft = await findDraft(database.db, token)
  const known = { draft: token, token: issueFormToken(secret), language }
  const state = draft && resumedState(draft, questions, known)
  const until = draft && draftUntil(draft.expiresAt, context.get(siteContext))
  return data(unsent({ state, until }), { headers: headersOfSecret, status: state ? 200 : 404 })
}

/** The only button of the page that is not of the form: erase what is kept of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get(tokenParameter) ?? ''
  const erased = await eraseDraft(context.get(databaseContext), token)
  return data({ erased }, { status: erased ? 200 : 404 })
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { title, description } = privateWords[site.language].resume
  return pageMeta(site, {
    path: '/applications/resume',
    title: `${title} | ${site.brand}`,
    description,
    isIndexed: false,
  })
}

export default function ResumeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state, until } = loaderData
  const site = useSite()
  const local = useLocalHref()
  const { none, again, kept, erase, erased } = privateWords[site.language].resume
  const form = actionData?.erased
  const { title, text } = form ? erased : none
  const here = state ? `${resumePath}?${tokenParameter}=${state.draft}` : undefined
  return (
    <Frame chrome="full" elsewhere={here}>
      {form && <ForgetDraft storageKey={keyOf(form)} />}
      {state ? (
        <>
          <ApplyPage
            {...applyProps(site, state, { isFramed: false, canMail: true, action: `/forms/${state.form}` })}
          />
          <form className="wrap section" method="post" action={here && local(here)}>
            <p className="small">{kept(until ?? '')}</p>
            <Button variant="line" tight>
              {erase}
            </Button>
          </form>
        </>
      ) : (
        <MessagePage title={title} lead={text}>
          <ButtonLink href={`/forms/${form ?? 'funding'}`}>{again}</ButtonLink>
        </MessagePage>
      )}
    </Frame>
  )
}
