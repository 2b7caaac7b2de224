import { data } from 'react-router'
import { keyOf } from '../../applications/apply/device-draft.ts'
import { applicationsContext } from '../../applications/context.ts'
import { isConfirmed } from '../../applications/private/confirmation-queries.server.ts'
import { findByToken } from '../../applications/private/own-queries.server.ts'
import {
  firstKept,
  headersOfSecret,
  sentPagePath,
  tokenParameter,
} from '../../applications/private/private-link.ts'
import { privateWords } from '../../applications/private/private-words.ts'
import { SentPage } from '../../applications/private/sent-page.tsx'
import { listReceived } from '../../applications/queries.server.ts'
import { toldOtherwise } from '../../applications/told-costs.ts'
import { isProgram } from '../../claims/programs.ts'
import { ForgetDraft } from '../../layout/forget-draft.tsx'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { useSite } from '../../layout/use-site.ts'
import { databaseContext } from '../../platform/context.ts'
import { saidParameter } from '../../platform/said-parameter.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteIn } from '../../settings/site-in.server.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/sent'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get(tokenParameter) ?? ''
  const { db } = context.get(databaseContext)
  const application = await findByToken(db, token)
  if (!application) throw data(null, { status: 404, headers: headersOfSecret })
  const { form, reference, place, program, kit_part, adults, rent_budget, created_at, language } = application
  const asked = { program, kitPart: kit_part, adults, rent: rent_budget }
  const theirSite = await siteIn(db, context.get(siteContext), language)
  const told = toldOtherwise(await listReceived(db, application.id), asked, theirSite)
  const known = {
    form,
    reference,
    place,
    program: isProgram(program) ? program : ('funding' as const),
    kitPart: kit_part,
    adults,
    rent: rent_budget,
    told: told && { costs: told, language },
    receivedAt: created_at,
    isMailed: context.get(applicationsContext).canMail && (await isConfirmed(db, application.id)),
    token,
    isFirstKept: searchParams.get(saidParameter) === firstKept,
    isJustSent: searchParams.has(saidParameter),
    isFramed: searchParams.has('frame'),
  }
  return data(unsent(known), { headers: headersOfSecret })
}

export function headers() {
  return headersOfSecret
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { title, description } = privateWords[site.language].sent
  return pageMeta(site, {
    path: '/applications/sent',
    title: `${title} | ${site.brand}`,
    description,
    isIndexed: false,
  })
}

export default function SentRoute({ loaderData }: Route.ComponentProps) {
  // By name: what is not handed to the browser is not spread either.
  const { form, reference, place, program, kitPart, adults, rent, receivedAt, isMailed, token } = loaderData
  const { told, isFirstKept, isJustSent, isFramed } = loaderData
  const known = { reference, place, program, kitPart, adults, rent, told, receivedAt, isMailed, token }
  const site = useSite()
  return (
    <Frame
      chrome={isFramed ? 'none' : 'full'}
      label={privateWords[site.language].sent.frame}
      elsewhere={`${sentPagePath}?${tokenParameter}=${token}`}
    >
      <SentPage site={site} {...known} isFirstKept={isFirstKept} isFramed={isFramed} />
      {isJustSent && <ForgetDraft storageKey={keyOf(form)} />}
    </Frame>
  )
}
