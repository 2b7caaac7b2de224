import type { Claims } from '../../claims/claims.ts'
import { deliveryWords } from '../../claims/kit-words.ts'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { isNumberAlone } from '../application-fields.ts'
import { consentsIn } from '../consents.ts'
import { privateWords } from './private-words.ts'
import { place } from './steps-reached.ts'

export type RingKey = { title: string; text: string; state: 'done' | 'at' | 'open' | 'missed' }

type Facts = {
  program: string
  kitPart: string | null
  status: ApplicationStatus
  isWithdrawn: boolean
  /** The yes to be worked for and contacted still stands. */
  mayContact: boolean
  /** How to be reached is an optional question; what was chosen may need a yes of its own. */
  hasChosenWay: boolean
  /** When it came to each step that still stands, the last time. */
  reached: Partial<Record<ApplicationStatus, Date>>
}

type RingWords = (typeof privateWords)['en']['ring']

/** Where an application stands, in four keys: what is behind, what is now, what is to come. */
export function ringKeys(facts: Facts, claims: Claims, timeZone: string): RingKey[] {
  const { status, mayContact, reached } = facts
  const at = place[status]
  const { language, specialistResponse } = claims
  const words = privateWords[language].ring
  const { received, talk, work, end, notReached } = words
  const on = (day: Date | undefined) => (day ? longDay(dayIn(day, timeZone), language) : '')
  const since = (day: Date | undefined) => (day ? words.since(on(day)) : '')
  // Without the yes nothing is promised but that nobody gets in touch.
  const promised = (now: string) => (mayContact ? now : words.rests(consentsIn(language).contact.label))
  const isClosed = status === 'closed'
  const keys = [
    {
      title: received.title,
      text: on(reached.new),
      now: [words.on(on(reached.new)), promised(received.now(specialistResponse))],
      later: [],
    },
    {
      title: talk.title,
      text: on(reached.contacted),
      now: [since(reached.contacted), promised(talk.now)],
      later: talkLater(facts, talk),
    },
    {
      title: work.title,
      text: on(reached['in-progress']),
      now: [since(reached['in-progress']), promised('')],
      later: [work.later],
    },
    {
      title: end[endOf(facts)],
      text: '',
      now: [words.on(on(reached[status]))],
      later: [lastLater(facts, claims)],
    },
  ]
  return keys.map(({ title, text, now, later }, index) => {
    if (index === at) return { title, text: joined(now), state: 'at' }
    if (index > at) return { title, text: joined(later), state: 'open' }
    // One that was closed early never came to the steps between.
    return text || !isClosed ? { title, text, state: 'done' } : { title, text: notReached, state: 'missed' }
  })
}

function talkLater({ mayContact, hasChosenWay }: Facts, talk: RingWords['talk']) {
  if (!mayContact) return [talk.onceAllowed]
  return [hasChosenWay ? talk.byYourWay : '', talk.later]
}

function lastLater(facts: Facts, claims: Claims) {
  const { end } = privateWords[claims.language].ring
  if (facts.program === 'fullService') return end.later(claims.approvalTime)
  if (!isKit(facts)) return end.undated
  return isNumberAlone(facts.kitPart) ? end.numberLater : deliveryWords(claims)
}

function joined(sentences: string[]) {
  return sentences.filter(Boolean).join(' ')
}

function endOf(facts: Facts) {
  const { status, isWithdrawn } = facts
  if (status === 'closed') return isWithdrawn ? 'withdrawn' : 'closed'
  if (isKit(facts)) return isNumberAlone(facts.kitPart) ? 'numberGiven' : 'delivered'
  return status === 'approved' ? 'approved' : 'decided'
}

/** It ends with a delivery: nobody decides on it. */
function isKit({ program }: Facts) {
  return program === 'kit'
}
