import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { defaultSite, type Site } from '../site/site.ts'

/** On the server, where an error may come before any loader has run. */
export const SiteContext = createContext(defaultSite(''))

/** The site's settings. */
export function useSite(): Site {
  const onServer = use(SiteContext)
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? onServer
}
