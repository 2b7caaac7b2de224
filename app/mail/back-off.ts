import { dayMs, minuteMs } from '../platform/duration.ts'
import { resetMinutes, storyInvitationDays, teamInvitationDays } from './link-lives.ts'
import type { MailKind } from './mail-kinds.ts'

/** How long to wait after each attempt; after the last one there is no automatic retry. */
const waitsMs = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minuteMs)

/** Of the link in it: a later mail is useless. */
const livesMs: Partial<Record<MailKind, number>> = {
  'password-reset': resetMinutes * minuteMs,
  invitation: teamInvitationDays * dayMs,
  'story-invitation': storyInvitationDays * dayMs,
}

type Tried = { kind: MailKind; attempts: number; createdAt: Date }

/** When to try again; null when there is no use in it. */
export function nextTry({ kind, attempts, createdAt }: Tried, now: Date): Date | null {
  const waitMs = waitsMs[attempts - 1]
  if (waitMs === undefined) return null
  const next = new Date(now.getTime() + waitMs)
  return isTooLate({ kind, createdAt }, next) ? null : next
}

/** More attempts than the schedule has, because each ended by a crash. */
export function hasExhaustedRetries({ attempts }: Pick<Tried, 'attempts'>) {
  return attempts > waitsMs.length + 1
}

export function isTooLate({ kind, createdAt }: Pick<Tried, 'kind' | 'createdAt'>, at: Date) {
  const lifeMs = livesMs[kind]
  return lifeMs !== undefined && at.getTime() > createdAt.getTime() + lifeMs
}

/** Mails with a secret link lose their body when they are given up. The others can be sent by hand for a while. */
export function keepsBody(kind: MailKind) {
  return livesMs[kind] === undefined
}
