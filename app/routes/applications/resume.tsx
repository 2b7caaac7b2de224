import { data } from 'react-router'
import { ApplyPage } from '../../applications/apply/apply-page.tsx'
import { applyProps } from '../../applications/apply/apply-props.ts'
import { findDraft } from '../../applications/apply/draft-queries.server.ts'
import { resumedState } from '../../applications/apply/resumed-state.ts'
import { applicationsContext } from '../../applications/context.ts'
import { headersOfSecret, resumePath, tokenParameter } from '../../applications/private/private-link.ts'
import { privateWords } from '../../applications/private/private-words.ts'
import { Frame } from '../../layout/frame.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/resume'

/** The link from the mail, on another device: the form as far as it was filled in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get(tokenParameter) ?? ''
  const { database, secret } = context.get(applicationsContext)
  const { questions, language } = context.get(siteContext)
  const draft = await findDraft(database.db, token)
  const known = { draft: token, token: issueFormToken(secret), language }
  const state = draft && resumedState(draft, questions, known)
  return data(unsent({ state }), { headers: headersOfSecret, status: state ? 200 : 404 })
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

export default function ResumeRoute({ loaderData }: Route.ComponentProps) {
  const { state } = loaderData
  const site = useSite()
  const { none, again } = privateWords[site.language].resume
  return (
    <Frame chrome="full" elsewhere={state ? `${resumePath}?${tokenParameter}=${state.draft}` : undefined}>
      {state ? (
        <ApplyPage
          {...applyProps(site, state, { isFramed: false, canMail: true, action: `/forms/${state.form}` })}
        />
      ) : (
        <MessagePage title={none.title} lead={none.text}>
          <ButtonLink href="/forms/funding">{again}</ButtonLink>
        </MessagePage>
      )}
    </Frame>
  )
}
