import { useRouteLoaderData } from 'react-router'
import { defaultSite, type Site } from '../site/site.ts'

/** The site's settings. The error page may come before they could be read: then the defaults speak. */
export function useSite(): Site {
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? defaultSite('')
}
