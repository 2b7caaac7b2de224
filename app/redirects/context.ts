import { createContext } from 'react-router'
import type { LookUp } from './check-redirect.ts'
import type { RedirectCache } from './redirect-cache.server.ts'

export const redirectsContext = createContext<RedirectCache>()
/** What the site itself answers at a path. */
export const lookUpContext = createContext<LookUp>()
