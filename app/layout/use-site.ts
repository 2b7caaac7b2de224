import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { defaultSite, type Site } from '../site/site.ts'

/** On the server, where an error may come before any loader has run. */
export const SiteContext = createContext<Site | null>(null)

const withoutSettings = defaultSite('')

/** The site's settings: on the server those the page is made with, in the browser those that came with it. */
export function useSite(): Site {
  const onServer = use(SiteContext)
  if (onServer) return onServer
  // biome-ignore lint/correctness/useHookAtTopLevel: a page is drawn either on the server or in the browser
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? withoutSettings
}
