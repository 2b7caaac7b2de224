import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { cityLandingPage } from '../locations/city-landing.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveLanding } from '../locations/resolve.ts'
import { requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/city-old'

export function loader({ params, context }: Route.LoaderArgs) {
  const landing = requirePage(resolveLanding(params.cityState), context.get(requestContext))
  return unsent(cityLandingPage(landing, context.get(siteContext)))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export function Page({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}

export default Page
