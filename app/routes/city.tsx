import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { cityContentInTime } from '../locations/city-content.server.ts'
import { cityFundingPage } from '../locations/city-funding.ts'
import { richCityLandingPage } from '../locations/city-landing-rich.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveCity } from '../locations/resolve.ts'
import { databaseContext, logContext, requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/city'

/** A bare name is the funding page; with a state code at its end it is the landing page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = requirePage(resolveCity(params.city), context.get(requestContext))
  const site = context.get(siteContext)
  if (city.kind === 'funding') return unsent(cityFundingPage(city, site))
  const facts = context.get(requestContext)
  const { content, problem } = await cityContentInTime(context.get(databaseContext).db, city.place, facts, {
    isRealOnly: site.examples === 'off',
    language: site.language,
    timeZone: site.timeZone,
  })
  if (problem) {
    facts.isIncomplete = true
    context
      .get(logContext)
      .warn({ err: problem, requestId: facts.id }, 'city page without its stories and articles')
  }
  return unsent(richCityLandingPage(city, site, content))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export function Page({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}

export default Page
