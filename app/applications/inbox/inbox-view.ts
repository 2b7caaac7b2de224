import type { ApplicationStatus, ConsentKind } from '../../db/vocabulary.ts'
import type { Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import type { NotInvited } from '../invite/may-invite.ts'
import type { ApplicationList } from './application-list.ts'
import type { Due } from './day.ts'
import type { ListCounts } from './list-counts.ts'
import type { Template } from './templates.ts'

/** One line of a list. */
export type QueueLine = {
  id: string
  version: number
  name: string
  about: string
  status: ApplicationStatus
  due: Due | null
  /** When it came, for one without a day. */
  sentAt: Date
  last: string
  isSpam: boolean
  isUnanswered: boolean
}

export type TimelineLine = {
  id: string
  kind: string
  title: string
  text: string | null
  at: Date
  state?: string
  /** Of an answer: how they come to know of it. */
  notice?: string
}

/** An invitation to tell the story that nobody has answered yet. */
export type Asked = {
  at: Date
  /** As a day. */
  until: string
  /** What is handed over, where no mail goes out. */
  text: string | null
}

/** From approved to the wall. */
export type StoryOf = { hindrance: NotInvited | null; asked: Asked | null; isByMail: boolean }

/** The application that is open, in words. */
export type OpenApplication = {
  id: string
  version: number
  /** What its forms send, so that the same tap twice is stored once. */
  once: string
  reference: string
  name: string
  /** What they applied in: mails to them are in it. */
  language: Language
  program: string
  place: string
  adults: number
  /** What of the kit is ordered, where that was asked. */
  kitPart: string | null
  rent: number | null
  status: ApplicationStatus
  closedReason: string | null
  isDemo: boolean
  isSpam: boolean
  isWithdrawn: boolean
  spamFlags: string[]
  sentAt: Date
  unansweredSince: Date | null
  /** When the newest of their messages came; without one on the page, the oldest line that stands on it. */
  readUntil: Date
  /** The id of the newest answer on the private page, or nothing. */
  lastAnswer: string
  sourcePage: string | null
  wants: { label: string; text: string }[]
  sum: string | null
  words: string
  followUp: string | null
  assignedTo: string | null
  phone: string | null
  email: string | null
  /** What they agreed to still holds. */
  mayContact: boolean
  mayText: boolean
  /** What the program costs, payment by payment. */
  costs: { name: string; amount: string }[]
  yes: { kind: ConsentKind; label: string; isGiven: boolean; wordings: Wording[] }[]
  earlier: { id: string; list: ApplicationList; at: Date; text: string; by: 'email' | 'phone' }[]
  /** Null before the approval. */
  story: StoryOf | null
  timeline: TimelineLine[]
}

export type Wording = {
  words: string
  version: number
  page: string
  givenAt: Date
  withdrawnAt: Date | null
}

/** A mail that is being written. */
export type MailDraft = {
  template: Template
  subject: string
  body: string
  errors?: Partial<Record<'subject' | 'body', string>>
}

/** An answer that was refused, as it was typed, and why. */
export type AnswerDraft = { words: string; error: string }

/** What the last form came to. */
export type InboxNotice = { text: string; kind: 'success' | 'warning'; undo: string[] }

export type InboxView = {
  /** Of the list of closed ones: how many are erased within a month. */
  soonErased: number
  list: ApplicationList
  lines: QueueLine[]
  /** Of the open one: what the form said about the costs, where that is not what it says today. */
  formSaid: string | null
  nextHref: string | null
  counts: ListCounts
  today: Day
  open: OpenApplication | null
  /** The address names it: on a phone it stands instead of the list. */
  isNamed: boolean
  notice: InboxNotice | null
  assignees: { id: string; name: string; email: string }[]
  viewer: { id: string; email: string; role: string }
  templates: { id: string; name: string }[]
  draft: MailDraft | null
  answer?: AnswerDraft
  isMailSetUp: boolean
}
