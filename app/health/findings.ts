import type { BackupStatus } from '../backup/backup-status.ts'
import type { FormName } from '../site/forms.ts'
import type { Finding } from './finding.ts'
import type { MailAnswer } from './mail-answer.ts'
import type { RecentError } from './server-facts.ts'

/** What was found out, before anybody judged it. */
export type Findings = {
  now: Date
  database: {
    engine: 'sqlite' | 'postgres'
    answerMs: Finding<number>
    bytes: Finding<number>
    migration: Finding<{ name: string | null; isUpToDate: boolean }>
  }
  /** Not every file system counts its files: then `freeFiles` is null. */
  disk: Finding<{ freeBytes: number; freeFiles: number | null }>
  mail: {
    server: Finding<MailAnswer>
    queue: Finding<{ waiting: number; givenUp: number; failed: number; lastFailureAt: Date | null }>
  }
  backup: Finding<BackupStatus>
  ownForms: FormName[]
  applications: {
    /** New ones that nobody has touched for a day. */
    waiting: Finding<number>
    keepMonths: number
  }
  webhooks: Finding<{ count: number; givenUp: number; gone: number; restored: number }>
  siteUrl: string
  isForwardedUnread: boolean
  contact: { hasDemoPhone: boolean; hasDemoEmail: boolean }
  hasTwoFactor: Finding<boolean>
  /** What the review before opening has open, by how grave it is, and what was decided. */
  review: Finding<{ stop: number; first: number; later: number; decided: number }>
  errors: RecentError[]
  startedAt: Date
}

export type HealthState = 'good' | 'look' | 'wrong'

export type HealthLine = {
  name: string
  state: HealthState
  /** The button that makes one stands in this line. */
  isBackup?: boolean
  says: string
  /** What to do about it. */
  advice?: string
  link?: { href: string; label: string }
}
