import { createContext } from 'react-router'
import type { LookUp } from './check-redirect.ts'
import type { RedirectBook } from './redirect-book.server.ts'

export const redirectsContext = createContext<RedirectBook>()
/** What the site itself answers at a path. */
export const lookUpContext = createContext<LookUp>()
