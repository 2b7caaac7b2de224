import { databaseContext, requestContext, siteContext } from '../context.ts'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { LandingPageView } from '../landing/landing-page.tsx'
import { cityFundingPage } from '../locations/city-funding.ts'
import { richCityLandingPage } from '../locations/city-landing-rich.ts'
import { cityNews } from '../locations/city-news.server.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveCity } from '../locations/resolve.ts'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/city'

/** A bare name is the funding page; with a state code at its end it is the landing page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = requirePage(resolveCity(params.city))
  const site = context.get(siteContext)
  if (city.kind === 'funding') return unsent(cityFundingPage(city, site))
  const news = await cityNews(context.get(databaseContext).db, city.place, context.get(requestContext).tags)
  return unsent(richCityLandingPage(city, site, news))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(siteFrom(matches), loaderData.head, loaderData.crumbs) : []
}

export default function CityRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}
