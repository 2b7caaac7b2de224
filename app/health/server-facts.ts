import type { MailAnswer } from './mail-answer.ts'

/** An error of the site: when, where and of which kind, never what anybody wrote. */
export type RecentError = { at: Date; what: string; kind: string; reference: string | null }

/** What the running program knows about itself, for the owner's eyes. */
export type ServerFacts = {
  version: string
  startedAt: Date
  siteUrl: string
  dataDir: string
  /** Host and port, never the name and password; null without SMTP_URL: what needs mail is not offered then. */
  mailServer: string | null
  mailFrom: string | null
  /** What the mail server says when it is greeted: waited for, or what it said last. */
  mail: { look(): Promise<MailAnswer>; lastHeard(): MailAnswer | null }
  /** Webhooks may go into the own network. */
  mayCallPrivateAddresses: boolean
  trustedProxies: number
  /** Since `startedAt`; newest first. */
  listErrors(): RecentError[]
  /** One entry for each process that serves the site on this machine. */
  processes(): Promise<ProcessFigures[]>
}

/** How one process does. */
export type ProcessFigures = {
  residentBytes: number
  /** Whether a request came with the header a proxy writes. */
  isForwarded: boolean
  cache: { pages: number; bytes: number; hits: number; renders: number }
}
