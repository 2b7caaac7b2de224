import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext, factsContext, siteContext } from '../context.ts'
import { demoWords, firstSteps } from '../first-run/first-steps.ts'
import { readProgress } from '../first-run/read-progress.server.ts'
import { StartPage } from '../first-run/start-page.tsx'
import type { Route } from './+types/admin-start'

/** From the demo to a live site, for the owner. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request, context, 'owner')
  const progress = await readProgress({
    db: context.get(databaseContext).db,
    site: context.get(siteContext),
    facts: context.get(factsContext),
    admin,
  })
  const asked = url.searchParams.get('ask') === 'demo' ? demoWords(progress.demo) : null
  return { steps: firstSteps(progress), asked }
}

export function meta() {
  return [{ title: 'First steps, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminStartRoute({ loaderData }: Route.ComponentProps) {
  return <StartPage {...loaderData} />
}
