import { createTransport } from 'nodemailer'
import { faultCode } from '../mail/delivery-fault.ts'
import { minuteMs } from '../platform/duration.ts'
import { TooLate, within } from '../platform/time-limit.ts'
import { type MailAnswer, mailTrouble } from './mail-answer.ts'

const keptMs = minuteMs
const limitMs = 5000
const timeouts = { dnsTimeout: 2500, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 }

/** Greets the mail server as if to send, name and password included, and sends nothing. */
export function createMailCheck(smtpUrl: string | undefined, now = Date.now) {
  let kept: { at: number; answer: Promise<MailAnswer> } | null = null
  let last: MailAnswer | null = null

  /** Asked at most once a minute, by however many. */
  function look(): Promise<MailAnswer> {
    if (!smtpUrl) return Promise.resolve({ kind: 'not-set-up' })
    if (kept && now() - kept.at < keptMs) return kept.answer
    const answer = greet(smtpUrl)
    kept = { at: now(), answer }
    answer.then((heard) => {
      last = heard
    })
    return answer
  }

  return {
    look,
    /** What was heard last, at once; for pages that do not wait. Null before the first answer. */
    lastHeard(): MailAnswer | null {
      void look()
      return smtpUrl ? last : { kind: 'not-set-up' }
    },
  }
}

async function greet(url: string): Promise<MailAnswer> {
  const transport = createTransport({ url, ...timeouts })
  try {
    await within(limitMs, transport.verify())
    return { kind: 'answers' }
  } catch (error) {
    // Its words may quote the name; the code is enough.
    return {
      kind: 'trouble',
      why: mailTrouble(url, error instanceof TooLate ? 'ETIMEDOUT' : (faultCode(error) ?? '')),
    }
  } finally {
    transport.close()
  }
}
