import { isProgram, programIn } from '../../claims/programs.ts'
import type { Db } from '../../db/tables.ts'
import { type ConsentKind, consentKinds } from '../../db/vocabulary.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import { timeWords } from '../../platform/time-zone.ts'
import type { Site } from '../../site/site.ts'
import { applicant } from '../application.ts'
import { isNumberAlone } from '../application-fields.ts'
import { consentsIn, wordingMark } from '../consents.ts'
import { fieldWords } from '../field-words.ts'
import { listMailStates } from '../inbox/detail-queries.server.ts'
import { lackedBy } from '../lacked-by.ts'
import { type Application, listConsents, listEvents, listMoves, shownEvents } from '../queries.server.ts'
import { isUnsent } from '../unsent-letter.ts'
import { findByToken } from './own-queries.server.ts'
import type { OwnApplication } from './private-page.tsx'
import { privateWords } from './private-words.ts'
import { ringKeys } from './progress.ts'
import { stepsReached } from './steps-reached.ts'

/** What the private page shows. Who of the team wrote is not said: it is all from us. */
export async function ownView(db: Db, token: string, site: Site): Promise<OwnApplication | null> {
  const row = await findByToken(db, token)
  if (!row) return null
  const [given, events, moves] = await Promise.all([
    listConsents(db, row.id),
    listEvents(db, row.id, shownEvents),
    listMoves(db, row.id),
  ])
  const letters = events.filter(({ kind }) => kind === 'mail').map(({ id }) => id)
  const mails = await listMailStates(db, letters)
  const waiting = new Set(mails.filter(({ sentAt }) => !sentAt).map(({ id }) => id))
  const { you, team, mailed } = privateWords[site.language].mine.messages
  const isClosed = row.status === 'closed'
  const isAllowed = (kind: ConsentKind) => given.some((one) => one.kind === kind && !one.withdrawn_at)
  const facts = {
    program: row.program,
    kitPart: row.kit_part,
    status: row.status,
    isWithdrawn: row.withdrawn_at !== null,
    mayContact: isAllowed('contact'),
    // Nobody may text without the yes to texts.
    hasChosenWay: Boolean(row.reach_by) && (row.reach_by !== 'text' || isAllowed('machine')),
    reached: stepsReached(row.created_at, moves),
  }
  const consents = consentsIn(site.language, row.form)
  const isResting = !(facts.mayContact || isClosed)
  const program = isProgram(row.program) ? programIn(site.language, row.program).name : ''
  return {
    reference: row.reference,
    about: [program, partOf(row, site.language), row.place].filter(Boolean).join(', '),
    keys: ringKeys(facts, site.claims, site.timeZone),
    isClosed,
    isWithdrawn: isClosed && facts.isWithdrawn,
    contact: { fullName: row.full_name, phone: row.phone ?? '', email: row.email ?? '' },
    messages: events
      .filter(({ kind, words }) => words && (kind === 'message' || kind === 'mail'))
      .filter(({ id, facts }) => !isUnsent(facts) && !waiting.has(id))
      .map(({ id, kind, actor, words, created_at }) => ({
        id,
        isMine: actor === applicant,
        by: actor === applicant ? you : team(site.brand),
        at: timeWords(created_at, site.timeZone, site.language),
        words: kind === 'mail' ? mailed(words ?? '') : (words ?? ''),
      })),
    consents: consentKinds.map((kind) => {
      const last = given.findLast((one) => one.kind === kind)
      const isGiven = last !== undefined && last.withdrawn_at === null
      const { label, wording, isNeeded } = consents[kind]
      const lacked = isGiven ? null : lackedBy(kind, row)
      return {
        kind,
        label,
        // As it was read when it was given; for a new yes as it would be read now.
        wording: isGiven ? last.wording : wording(site.brand),
        mark: wordingMark(wording(site.brand)),
        said: isResting && isGiven && kind === 'machine' ? resting(last, site) : saidOf(last, site),
        lacks: lacked && privateWords[site.language].mine.yes.lacks[lacked],
        // Nobody works on it any more: there is nothing to say yes to.
        isAsked: isGiven || !(lacked || (isClosed && kind !== 'news')),
        isGiven,
        isNeeded,
      }
    }),
  }
}

type Yes = { given_at: Date; withdrawn_at: Date | null }

/** Of no use without the yes to be contacted at all. */
function resting(last: Yes, site: Site) {
  const { yes: words } = privateWords[site.language].mine
  return words.resting(saidOf(last, site), consentsIn(site.language).contact.label)
}

function saidOf(last: Yes | undefined, { timeZone, language }: Site) {
  const { yes: words } = privateWords[language].mine
  if (!last) return words.no
  if (last.withdrawn_at) return words.takenBack(timeWords(last.withdrawn_at, timeZone, language))
  return words.given(timeWords(last.given_at, timeZone, language))
}

/** Only what is less than the whole kit is said. */
function partOf({ kit_part }: Application, language: Language) {
  if (!isNumberAlone(kit_part)) return ''
  return lowerFirst(fieldWords[language].kitPart.choices.number)
}
