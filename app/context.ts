import { createContext } from 'react-router'
import type { Auth } from './admin/auth.server.ts'
import type { Site } from './content/site.ts'
import type { Database } from './db/database.server.ts'
import type { Desk } from './stories/desk.server.ts'

/** What the server hands to every loader and action. */
export const databaseContext = createContext<Database>()
export const siteContext = createContext<Site>()
export const logContext = createContext<ErrorLog>()
export const deskContext = createContext<Desk>()
export const authContext = createContext<Auth>()
export const requestContext = createContext<RequestFacts>()

export type ErrorLog = {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export type RequestFacts = {
  /** Also in the log line and, on an error page, shown to the visitor. */
  id: string
  /** The visitor's own address, for limits; unknown to public pages, which are rendered for everyone. */
  address?: string
  /** Only in the admin area, whose pages are never cached. */
  nonce?: string
  /** What this page shows: a change to one of these makes the cached page stale. */
  tags: Set<string>
  /** Something is missing because of trouble of ours: an earlier page is better, and this one is not kept. */
  isIncomplete?: boolean
}
