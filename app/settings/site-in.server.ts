import type { Db } from '../db/tables.ts'
import type { Language } from '../platform/language.ts'
import type { Site } from '../site/site.ts'
import { readSites } from './read-site.server.ts'

/** For the admin area, which is English and writes to people who are not: the same site in another language. */
export async function siteIn(db: Db, site: Site, language: Language): Promise<Site> {
  return language === site.language ? site : (await readSites(db, site.url))[language]
}
