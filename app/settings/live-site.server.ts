import type { Database } from '../db/database.server.ts'
import { type InLanguages, inEachLanguage, type Language } from '../platform/language.ts'
import { isOverWithin } from '../platform/time-limit.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { readSites } from './read-site.server.ts'

/** How long a page waits for new settings before it is made with the last good ones. */
const patienceMs = 2000
const firstRetryMs = 500
const lastRetryMs = 10_000

const readTags = new Set(['settings', 'site', '*'])

export type LiveSite = {
  /** With every change that was announced before this was asked. */
  current(language?: Language): Promise<Site>
  /** The last good settings, without looking whether they changed. */
  known(language?: Language): Site
  /** Reads the last good settings at every look: for what is made once and lives long. */
  view: Site
  close(): void
}

type Parts = {
  database: Pick<Database, 'db' | 'onChange'>
  url: string
  log: { warn(fields: object, message: string): void }
  /** Pages were made with settings that turned out to be old: they must be made again. */
  onLate: () => void
}

/** The owner's settings as a site, read again whenever any process changes them. */
export async function openLiveSite({ database, url, log, onLate }: Parts): Promise<LiveSite> {
  let sites: InLanguages<Site> = inEachLanguage((language) => defaultSite(url, language))
  let started = 0
  let adopted = 0
  let isServedOld = false
  let retry: NodeJS.Timeout | undefined

  function refresh(waitMs = firstRetryMs) {
    clearTimeout(retry)
    newest = read(waitMs)
  }

  async function read(waitMs: number) {
    const number = ++started
    try {
      adopt(await readSites(database.db, url), number)
    } catch (error) {
      log.warn({ err: error }, 'The settings could not be read; the last good ones stay')
      if (number !== started) return
      isServedOld = true
      retry = setTimeout(() => refresh(Math.min(waitMs * 2, lastRetryMs)), waitMs).unref()
    }
  }

  function adopt(next: InLanguages<Site>, number: number) {
    // Reads may overtake each other: an older one must not win.
    if (number < adopted) return
    adopted = number
    sites = next
    if (!isServedOld || number !== started) return
    isServedOld = false
    onLate()
  }

  let newest = read(firstRetryMs)
  const stop = database.onChange((tags) => {
    // Before this returns: whoever asks after the announcement waits for a read that began after it.
    if (tags.some((tag) => readTags.has(tag))) refresh()
  })
  await newest

  return {
    async current(language = 'en') {
      const awaited = started
      if (adopted < awaited && !(await isOverWithin(patienceMs, newest))) isServedOld = true
      return sites[language]
    },
    known: (language = 'en') => sites[language],
    view: viewOf(() => sites.en),
    close() {
      stop()
      clearTimeout(retry)
    },
  }
}

function viewOf(now: () => Site): Site {
  return new Proxy(now(), { get: (_first, name) => Reflect.get(now(), name) })
}
