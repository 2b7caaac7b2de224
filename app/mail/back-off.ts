import { backOff } from '../platform/back-off.ts'
import { dayMs, minuteMs } from '../platform/duration.ts'
import { resetMinutes, storyInvitationDays, teamInvitationDays } from './link-lives.ts'
import type { MailKind } from './mail-kinds.ts'

const schedule = backOff([1, 5, 30, 120, 360, 720, 1440])

/** Of the link in it: a later mail is useless. */
const livesMs: Partial<Record<MailKind, number>> = {
  'password-reset': resetMinutes * minuteMs,
  invitation: teamInvitationDays * dayMs,
  'story-invitation': storyInvitationDays * dayMs,
}

/** A sending takes no longer. A process that is killed meanwhile only delays the mail by this. */
export const claimMs = 5 * minuteMs

export const longestWaitsMs = schedule.longestWaitsMs(claimMs)

type Tried = { kind: MailKind; attempts: number; createdAt: Date }

/** When to try again; null when there is no use in it. */
export function nextTry({ kind, attempts, createdAt }: Tried, now: Date): Date | null {
  const next = schedule.nextTry(attempts, now)
  return next && !isTooLate({ kind, createdAt }, next) ? next : null
}

/** More attempts than the schedule has, because each ended by a crash. */
export function hasExhaustedRetries({ attempts }: Pick<Tried, 'attempts'>) {
  return attempts > schedule.maxTries
}

export function isTooLate({ kind, createdAt }: Pick<Tried, 'kind' | 'createdAt'>, at: Date) {
  const lifeMs = livesMs[kind]
  return lifeMs !== undefined && at.getTime() > createdAt.getTime() + lifeMs
}

/** Mails with a secret link lose their body when they are given up. The others can be sent by hand for a while. */
export function keepsBody(kind: MailKind) {
  return livesMs[kind] === undefined
}
