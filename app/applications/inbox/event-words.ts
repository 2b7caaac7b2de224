import type { ApplicationEvent, ApplicationStatus } from '../../db/vocabulary.ts'
import { applicant, type ClosedReason, closedReasons, statusLabels } from '../application.ts'
import { dayWords } from './day.ts'

export type TimelineEvent = {
  kind: ApplicationEvent
  actor: string
  from_status: ApplicationStatus | null
  to_status: ApplicationStatus | null
  words: string | null
  facts: object
}

/** A line of the timeline in words: what happened, and what was said. */
export type EventWords = { title: string; text: string | null }

type Reader = { name: string; viewer: string; today: string; sourcePage?: string | null }

export function eventWords(event: TimelineEvent, { name, viewer, today, sourcePage }: Reader): EventWords {
  const { kind, words } = event
  const who = whoIs(event.actor, viewer, name)
  const by = event.actor === applicant ? '' : ` by ${who}`
  if ('isUndo' in event.facts) return { title: `Undone${by}`, text: movedTo(event) }
  switch (kind) {
    case 'received':
      return { title: 'Applied', text: sourcePage ? `from ${sourcePage}` : null }
    case 'moved':
      return { title: `${movedTo(event) ?? 'Moved'}${by}`, text: reasonIn(event) ?? words }
    case 'note':
      return { title: `Note${by}`, text: words }
    case 'assigned':
      return { title: `${assignedTo(event, viewer)}${by}`, text: null }
    case 'follow-up':
      return { title: `${followUp(event, today)}${by}`, text: null }
    case 'mail':
      return {
        title: event.actor === 'system' ? 'Mail sent by itself' : `Mail${by}`,
        text: words && `“${words}”`,
      }
    case 'call':
      return { title: `Call${by}`, text: words || null }
    case 'text':
      return { title: `Text${by}`, text: words || null }
    case 'message':
      return { title: event.actor === applicant ? `${name} wrote` : `Message${by}`, text: words }
    case 'corrected':
      return { title: `Contact data corrected${by || ` by ${name}`}`, text: words }
    case 'consent':
      return { title: `A yes was changed${by || ` by ${name}`}`, text: words }
    case 'paid':
      return { title: `Paid, noted${by}`, text: words }
    case 'invited':
      return invitedWords(event, by)
    case 'story':
      return { title: 'The story came back', text: 'It waits for review among the stories.' }
    case 'flagged':
      return {
        title: `${factOf(event, 'isSpam') === false ? 'Not spam' : 'Flagged as spam'}${by}`,
        text: words,
      }
    case 'withdrawn':
      return { title: `${name} took the application back`, text: words }
    default:
      return kind satisfies never
  }
}

/** The shortest telling, for the list. */
export function lastWords(event: TimelineEvent, reader: Reader) {
  const { title, text } = eventWords(event, reader)
  return text && (event.kind === 'note' || event.kind === 'call' || event.kind === 'message') ? text : title
}

/** Who was faster, for whoever comes too late. */
export function conflictWords(event: TimelineEvent | undefined, reader: Reader) {
  if (!event) return 'This application is not there any more.'
  const { title } = eventWords(event, reader)
  return `Somebody was faster: “${title}”. Nothing of yours was changed. Please look again.`
}

function invitedWords(event: TimelineEvent, by: string): EventWords {
  if (factOf(event, 'isEnded')) return { title: `Invitation taken back${by}`, text: null }
  const text = factOf(event, 'by') === 'link' ? 'by a link to hand over' : null
  return { title: `Invited to tell the story${by}`, text }
}

function whoIs(actor: string, viewer: string, name: string) {
  if (actor === applicant) return name
  return actor === viewer ? 'you' : actor
}

function movedTo({ from_status: from, to_status: to }: TimelineEvent) {
  if (!to) return null
  return from && from !== to ? `${statusLabels[from]} to ${statusLabels[to]}` : statusLabels[to]
}

function reasonIn(event: TimelineEvent) {
  const reason = factOf(event, 'reason')
  return isClosedReason(reason) ? closedReasons[reason] : null
}

export function isClosedReason(reason: unknown): reason is ClosedReason {
  return typeof reason === 'string' && Object.hasOwn(closedReasons, reason)
}

function assignedTo(event: TimelineEvent, viewer: string) {
  const to = factOf(event, 'to')
  if (typeof to !== 'string') return 'Assigned to nobody'
  return `Assigned to ${to === viewer ? 'you' : to}`
}

function followUp(event: TimelineEvent, today: string) {
  const day = factOf(event, 'day')
  return typeof day === 'string' ? `Follow-up on ${dayWords(day, today)}` : 'No follow-up any more'
}

function factOf({ facts }: TimelineEvent, name: string): unknown {
  return new Map<string, unknown>(Object.entries(facts)).get(name)
}
