import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { cityFundingPage } from '../locations/city-funding.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveFunding } from '../locations/resolve.ts'
import { requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/city-funding'

/** The funding page of a town whose bare name means a larger one. */
export function loader({ params, context }: Route.LoaderArgs) {
  const city = requirePage(resolveFunding(params.city), context.get(requestContext))
  return unsent(cityFundingPage(city, context.get(siteContext)))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export function Page({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}

export default Page
