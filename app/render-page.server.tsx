import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type LoaderFunction,
  type MetaFunction,
  matchPath,
  type RouterContextProvider,
  StaticRouter,
} from 'react-router'
import { fragmentCacheFor } from './layout/fragment-cache.server.tsx'
import { HtmlDocument } from './layout/html-document.tsx'
import { MetaTags } from './layout/meta-tags.tsx'
import { PageContexts } from './layout/page-contexts.tsx'
import { requestContext } from './platform/context.ts'
import { siteContext } from './site/context.ts'

/** A route that also exports its component as `Page` can be rendered without the router. */
export type RouteWithPage = {
  id: string
  path?: string
  module: {
    // Its data is what its own loader returned, if it has one.
    Page: ComponentType<{ loaderData: never }>
    loader?: LoaderFunction
    meta?: MetaFunction
  }
}

type Asked = { request: Request; context: RouterContextProvider }

/**
 * Renders a page that is not hydrated without the router, which would collect hydration data nobody reads. Null when
 * the loader redirects, refuses or fails: the router then answers.
 */
export async function renderPage({ id, path = '', module }: RouteWithPage, { request, context }: Asked) {
  const { pathname, search } = new URL(request.url)
  // Any other path is encoded and not linked from anywhere: left to the router.
  const match = /^[\w/-]+$/.test(pathname) && matchPath(`/${path}`, pathname)
  if (!match) return null
  const { Page, loader, meta } = module
  const { params } = match
  try {
    const loaderData = (await loader?.({ request, params, context } as never)) as never
    const site = context.get(siteContext)
    const location = { pathname, search, hash: '', state: null, key: 'default' }
    const matches = [
      { id: 'root', loaderData: { site } },
      { id, loaderData },
    ]
    const tags = meta?.({ loaderData, params, location, matches } as never) ?? []
    return `<!DOCTYPE html>${renderToString(
      <PageContexts id={context.get(requestContext).id} site={site} fragmentCache={fragmentCacheFor(site)}>
        <StaticRouter location={location}>
          <HtmlDocument isHydrated={false} meta={<MetaTags tags={tags} />}>
            <Page loaderData={loaderData} />
          </HtmlDocument>
        </StaticRouter>
      </PageContexts>,
    )}`
  } catch {
    // The router takes the loader's outcome or renders the page again, and reports the error.
    return null
  }
}
