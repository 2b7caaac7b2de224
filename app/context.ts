import { createContext } from 'react-router'
import type { Auth } from './admin/auth.server.ts'
import type { BackupMaker } from './backup/backup-maker.server.ts'
import type { Site } from './content/site.ts'
import type { Database } from './db/database.server.ts'
import type { Imports } from './exports/import/imports.server.ts'
import type { ServerFacts } from './health/server-facts.ts'
import type { Visits } from './numbers/visits.server.ts'
import type { LookUp } from './redirects/check-redirect.ts'
import type { RedirectBook } from './redirects/redirect-book.server.ts'
import type { PicturePress } from './social/picture-press.server.ts'
import type { Desk } from './stories/desk.server.ts'

/** What the server hands to every loader and action. */
export const databaseContext = createContext<Database>()
export const siteContext = createContext<Site>()
export const logContext = createContext<ErrorLog>()
export const deskContext = createContext<Desk>()
export const importsContext = createContext<Pick<Imports, 'begin' | 'report'>>()
export const authContext = createContext<Auth>()
export const visitsContext = createContext<Pick<Visits, 'happened'>>()
export const redirectsContext = createContext<RedirectBook>()
/** What the site itself answers at a path. */
export const lookUpContext = createContext<LookUp>()
/** Draws the pictures of shared links. */
export const picturesContext = createContext<Pick<PicturePress, 'press'>>()
export const requestContext = createContext<RequestFacts>()
export const factsContext = createContext<ServerFacts>()
export const backupContext = createContext<BackupMaker>()
export const renderContext = createContext<RenderPage>()

/** A public page as it would read with these settings. */
export type RenderPage = (path: string, site: Site) => Promise<{ status: number; html: string }>

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
  /** Only the page around its list: what is shown while the database takes its time. */
  isWaiting?: boolean
  /** Takes the finished page as it is: a Response would copy it twice, which is most of a millisecond. */
  takeHtml?: (html: string) => void
  /** A place nobody has listed: whoever asks has made it up, and could make up endlessly many. */
  isInvented?: boolean
  /** Something is missing because of trouble of ours: an earlier page is better, and this one is not kept. */
  isIncomplete?: boolean
}
