import { LandingPageView } from '../landing/landing-page.tsx'
import { siteFrom } from '../layout/page-meta.ts'
import { requirePage } from '../locations/require-page.ts'
import { resolveStateTowns } from '../locations/resolve.ts'
import { stateTownsPage } from '../locations/state-town-index.ts'
import { requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { landingMeta } from '../social/landing-picture.ts'
import type { Route } from './+types/state-towns'

/** All towns of a state from A to Z. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { state } = requirePage(resolveStateTowns(params.state), context.get(requestContext))
  return unsent(stateTownsPage(state, context.get(siteContext)))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? landingMeta(siteFrom(matches), loaderData) : []
}

export function Page({ loaderData }: Route.ComponentProps) {
  return <LandingPageView page={loaderData} />
}

export default Page
