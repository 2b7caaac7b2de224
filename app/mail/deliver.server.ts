import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.server.ts'
import { count } from '../platform/counters.ts'
import { TooLate, within } from '../platform/time-limit.ts'
import { hasExhaustedRetries, isTooLate, keepsBody, nextTry } from './back-off.ts'
import {
  deliveryFault,
  type Fault,
  faultText,
  isFinal,
  linkEnded,
  notSetUp,
  retriesExhausted,
} from './delivery-fault.ts'
import type { Mailer, MailLog } from './mail.server.ts'
import { type AboutSent, type ClaimedMail, claimMail, markFailed, markSent } from './queue-queries.server.ts'

/** In all: a mail server that sends a byte now and then never runs into a socket timeout. */
export const sendingMs = 200_000

export type Delivery = {
  database: Database
  /** Null: mail is not set up. */
  mailer: Mailer | null
  log: MailLog
  aboutMail?: AboutSent
  clock?: () => Date
  tooLongMs?: number
}

/** One mail that is due: claimed, sent, and what came of it written down. False when none is due. */
export async function deliverNext(delivery: Delivery): Promise<boolean> {
  const { database, mailer, log, aboutMail, clock = () => new Date(), tooLongMs = sendingMs } = delivery
  const mail = await claimMail(database, clock())
  if (!mail) return false
  const hindrance = hindranceTo(mail, clock())
  if (!mailer) await leaveUnsent(delivery, mail, clock())
  else if (hindrance) await giveUp(delivery, mail, hindrance, clock())
  else {
    const sending = mailer.send(mail)
    const noteSent = async () => {
      await insist(() => markSent(database, mail, clock(), aboutMail), log)
      count('mails', 'sent')
    }
    const fault = await faultOf(sending, tooLongMs)
    if (!fault) await noteSent()
    else {
      // A mail server that we stopped waiting for may still take it; `insist` has logged what hinders writing that down.
      // Before the fault, which throws when the database is away.
      sending.then(noteSent).catch(() => {})
      await noteFault(delivery, mail, fault, clock())
    }
  }
  return true
}

/** Its body is erased: there may never be a mail server. */
async function leaveUnsent({ database, log, aboutMail }: Delivery, mail: ClaimedMail, at: Date) {
  const failure = { error: notSetUp, at, nextTryAt: null, keepsBody: false }
  await markFailed(database, mail, failure, aboutMail)
  count('mails', 'no-server')
  log.info({ kind: mail.kind }, 'A mail was not sent: SMTP_URL is not set')
}

function hindranceTo(mail: ClaimedMail, now: Date) {
  if (isTooLate(mail, now)) return linkEnded
  return hasExhaustedRetries(mail) ? retriesExhausted : null
}

async function giveUp({ database, log, aboutMail }: Delivery, mail: ClaimedMail, error: string, at: Date) {
  const failure = { error, at, nextTryAt: null, keepsBody: keepsBody(mail.kind) }
  await markFailed(database, mail, failure, aboutMail)
  count('mails', 'failed')
  log.error({ kind: mail.kind, reason: error }, 'A mail was given up')
}

async function noteFault({ database, log, aboutMail }: Delivery, mail: ClaimedMail, fault: Fault, now: Date) {
  const nextTryAt = isFinal(fault) ? null : nextTry(mail, now)
  const kept = { error: faultText(fault), at: now, nextTryAt, keepsBody: keepsBody(mail.kind) }
  await markFailed(database, mail, kept, aboutMail)
  count('mails', 'failed')
  const facts = { kind: mail.kind, attempts: mail.attempts, ...fault }
  if (nextTryAt) log.warn(facts, 'A mail was not sent and will be tried again')
  // Somebody mistyped an address: nothing is wrong here.
  else if (isFinal(fault)) log.warn(facts, 'A mail was refused for good')
  else log.error(facts, 'A mail was given up')
}

const waitsMs = [500, 2000, 10_000, 30_000]

/** The mail has gone: until that is written down, it would go once more. */
async function insist(write: () => Promise<void>, log: MailLog) {
  for (const waitMs of waitsMs) {
    try {
      return await write()
    } catch (error) {
      log.warn({ err: error }, 'It could not be written down that a mail was sent')
      await sleep(waitMs)
    }
  }
  await write()
}

/** Null when it was sent. */
async function faultOf(sending: Promise<void>, tooLongMs: number): Promise<Fault | null> {
  try {
    await within(tooLongMs, sending)
    return null
  } catch (error) {
    return error instanceof TooLate ? { code: 'ETIMEDOUT' } : deliveryFault(error)
  }
}
