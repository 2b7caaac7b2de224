import { type ApplicationEvent, type ApplicationStatus, consentKinds } from '../../db/vocabulary.ts'
import { applicant, automatic, isClosedReason } from '../application.ts'
import { consentsIn } from '../consents.ts'
import { statusWords } from '../status-words.ts'
import { dayWords } from './day.ts'
import { timelineWords } from './timeline-words.ts'

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

const words = timelineWords.en
const { statuses, closedReasons } = statusWords.en

export function eventWords(event: TimelineEvent, { name, viewer, today, sourcePage }: Reader): EventWords {
  const { kind, words: said } = event
  const who = event.actor === applicant ? null : nameOf(event.actor, viewer)
  if ('isUndo' in event.facts) return { title: words.undone(who), text: movedTo(event) }
  switch (kind) {
    case 'received':
      return { title: words.applied, text: sourcePage ? words.fromPage(sourcePage) : null }
    case 'moved':
      return { title: words.moved(movedTo(event), who), text: reasonIn(event) ?? said }
    case 'note':
      return { title: words.note(who), text: said }
    case 'assigned':
      return { title: assignedTo(event, viewer, who), text: null }
    case 'follow-up':
      return { title: followUp(event, today, who), text: null }
    case 'mail':
      return {
        title: event.actor === automatic ? words.mailByItself : words.mail(who),
        text: said && words.quoted(said),
      }
    case 'call':
      return { title: words.call(who), text: said || null }
    case 'text':
      return { title: words.text(who), text: said || null }
    case 'message':
      return { title: who === null ? words.wrote(name) : words.message(who), text: said }
    case 'answered':
      return { title: words.answered(who), text: null }
    case 'corrected':
      return { title: words.corrected(who ?? name), text: said }
    case 'consent':
      return { title: consentChange(event, name, who), text: said }
    case 'paid':
      return { title: words.paid(who), text: said }
    case 'invited':
      return invitedWords(event, who)
    case 'story':
      return words.story
    case 'flagged':
      return {
        title: factOf(event, 'isSpam') === false ? words.notSpam(who) : words.flagged(who),
        text: said,
      }
    case 'withdrawn':
      return { title: words.withdrawn(name), text: said }
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
  return event ? words.faster(eventWords(event, reader).title) : words.gone
}

/** Older lines do not say which yes, and what became of it. */
function consentChange(event: TimelineEvent, name: string, notedBy: string | null) {
  const kind = consentKinds.find((one) => one === factOf(event, 'kind'))
  const isGiven = factOf(event, 'isGiven')
  if (!kind || typeof isGiven !== 'boolean') return words.consent(notedBy ?? name)
  const { label } = consentsIn('en')[kind]
  if (isGiven) return words.gaveYes(notedBy ?? name, label)
  return notedBy ? words.yesTakenBack(label, notedBy) : words.tookYesBack(name, label)
}

function invitedWords(event: TimelineEvent, who: string | null): EventWords {
  if (factOf(event, 'isEnded')) return { title: words.invitationEnded(who), text: null }
  return { title: words.invited(who), text: factOf(event, 'by') === 'link' ? words.invitedByLink : null }
}

function nameOf(email: string, viewer: string) {
  return email === viewer ? words.you : email
}

function movedTo({ from_status: from, to_status: to }: TimelineEvent) {
  if (!to) return null
  return from && from !== to ? words.fromTo(statuses[from], statuses[to]) : statuses[to]
}

function reasonIn(event: TimelineEvent) {
  const reason = factOf(event, 'reason')
  return isClosedReason(reason) ? closedReasons[reason] : null
}

function assignedTo(event: TimelineEvent, viewer: string, who: string | null) {
  const to = factOf(event, 'to')
  return typeof to === 'string' ? words.assigned(nameOf(to, viewer), who) : words.assignedToNobody(who)
}

function followUp(event: TimelineEvent, today: string, who: string | null) {
  const day = factOf(event, 'day')
  return typeof day === 'string' ? words.followUp(dayWords(day, today), who) : words.noFollowUp(who)
}

function factOf({ facts }: TimelineEvent, name: string): unknown {
  return new Map<string, unknown>(Object.entries(facts)).get(name)
}
