import { requestContext, siteContext } from '../context.ts'
import { siteFrom } from '../frame/page-meta.ts'
import { LandingPageView } from '../landing/landing-page.tsx'
import { cityLandingPage } from '../locations/city-landing.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveLanding } from '../locations/resolve.ts'
import { landingMeta } from '../social/landing-picture.ts'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/city-old'

export function loader({ params, context }: Route.LoaderArgs) {
  const landing = requirePage(resolveLanding(params.cityState), context.get(requestContext))
  return unsent(cityLandingPage(landing, context.get(siteContext)))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export default function CityLandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}
