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

/** A route that offers its page under this name too needs nothing of the router to be drawn. */
export type RouteWithPage = {
  id: string
  path?: string
  module: {
    // Its data is what its own loader gave, if it has one.
    Page: ComponentType<{ loaderData: never }>
    loader?: LoaderFunction
    meta?: MetaFunction
  }
}

type Asked = { request: Request; context: RouterContextProvider }

/**
 * Draws a page that no browser wakes without the router, which would gather and hand over what nobody takes. Null when
 * it does not simply come to a page: the router then says what it comes to.
 */
export async function drawPage({ id, path = '', module }: RouteWithPage, { request, context }: Asked) {
  const { pathname, search } = new URL(request.url)
  // Anything else is an address nobody links to: the router knows how to read it.
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
    // Nothing is lost: the router asks the loader or draws the page again, and tells what is wrong.
    return null
  }
}
