import type { Place, Use, Warning } from '../claims/claim-use.ts'
import type { ClaimName, ClaimRegister } from '../claims/claims.ts'
import type { MailAnswer } from '../health/mail-answer.ts'
import type { Language } from '../platform/language.ts'
import type { Site } from '../site/site.ts'

/** A sentence of a page, and the block of the page it stands in. */
export type Line = Place & { text: string; block: number }

export type PublishedArticle = {
  id: string
  slug: string
  title: string
  updatedAt: Date
  language: Language
  /** The same for all that tell the same in other languages. */
  shared: string
}

/** An approved story that may not be a client's own. */
export type DoubtfulStory = {
  id: string
  headline: string
  doubt: 'reserved address' | 'address of an admin'
}

/** What comes with the program and grows old: laws, and whom to call. */
export type CheckedSource = 'stateLaws' | 'federalLaw' | 'assistance' | 'legalAid'

/** Everything the rules look at, as it is now. */
export type Facts = {
  now: Date
  site: Site
  claims: ClaimRegister
  /** The claims whose basis the owner wrote down, with its day; an empty text where none was given. */
  noted: ReadonlyMap<ClaimName, string>
  uses: ReadonlyMap<string, Use[]>
  /** What the pages say, articles included. */
  lines: Line[]
  /** Pages that could not be made. */
  unread: string[]
  /** What the claims screen warns of. */
  warnings: Warning[]
  articles: PublishedArticle[]
  /** What the owner wrote in English and not in that language, by its name, with where it is told in it. */
  untranslated: { language: Language; label: string; href: string }[]
  /** Words of the owner in that language whose figures are not those of the English words. */
  otherFigures: { language: Language; label: string; href: string; english: string; own: string }[]
  demo: { articles: number; stories: number; applications: number }
  doubtfulStories: DoubtfulStory[]
  /** The oldest day on which each of them was checked, as 2026-11-16. */
  checkedOn: Record<CheckedSource, string>
  isBrandKept: boolean
  hasOwnPassword: boolean
  /** E-mail addresses of accounts that a password alone opens. */
  withoutSecondStep: string[]
  lastBackupAt: Date | null
  /** Null while the mail server was not heard. */
  mail: MailAnswer | null
  mailFrom: string | null
}
