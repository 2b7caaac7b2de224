import { createContext, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { LandingBody } from '../../landing/landing-page.tsx'
import type { LandingPage } from '../../landing/sections.ts'
import { SiteContext } from '../../layout/use-site.ts'
import type { Site } from '../../site/site.ts'

const PageContext = createContext<LandingPage | null>(null)

/** The middle of a page, without what stands around it: fourteen thousand of them are read in a row. */
export async function mainRenderer(site: Site) {
  const { query, dataRoutes } = createStaticHandler([{ id: 'page', path: '*', Component: Middle }])
  const context = (await query(new Request(site.url))) as StaticHandlerContext
  const router = createStaticRouter(dataRoutes, context)
  return (page: LandingPage) =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <PageContext value={page}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageContext>
      </SiteContext>,
    )
}

function Middle() {
  const page = use(PageContext)
  return (
    page && (
      <main>
        <LandingBody page={page} />
      </main>
    )
  )
}
