import { createContext } from 'react-router'
import type { Database } from '../db/database.server.ts'

/** What every loader and action gets; each feature has a context of its own for what it needs besides. */
export const databaseContext = createContext<Database>()
export const logContext = createContext<ErrorLog>()
export const requestContext = createContext<RequestFacts>()

export type ErrorLog = {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** Data of many pages: read once for all of them, until one of its tags changes. */
export type ReadShared = <Value>(key: string, tags: string[], read: () => Promise<Value>) => Promise<Value>

export type RequestFacts = {
  /** Also in the log line and, on an error page, shown to the visitor. */
  id: string
  /** The visitor's own address, for limits; unknown to public pages, which are rendered for everyone. */
  address?: string
  /** Never on a cached page: for the admin area, and for a page that is streamed before its list is there. */
  nonce?: string
  /** What this page shows: a change to one of these makes the cached page stale. */
  tags: Set<string>
  /** For cached pages, which may be as old as what it returns. */
  readShared?: ReadShared
  /** Sent as React has it ready, what is awaited later. */
  isStreamed?: boolean
  /** Takes the finished page as it is: a Response would copy it twice, which is most of a millisecond. */
  takeHtml?: (html: string) => void
  /** An unlisted place: requests can make up any number of these. */
  isUnlisted?: boolean
  /** Something is missing because of trouble of ours: an earlier page is better, and this one is not cached. */
  isIncomplete?: boolean
}
