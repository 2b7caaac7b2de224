import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveSubCity } from '../locations/resolve.ts'
import { subCityPage } from '../locations/sub-city-page.ts'
import { requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/sub-city'

export function loader({ params, context }: Route.LoaderArgs) {
  const area = requirePage(resolveSubCity(params.subCity), context.get(requestContext))
  return unsent(subCityPage(area, context.get(siteContext)))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export function Page({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}

export default Page
