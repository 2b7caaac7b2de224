import type { Db } from '../db/tables.ts'
import type { ApplicationStatus, ConsentKind } from '../db/vocabulary.ts'
import type { Language } from '../platform/language.ts'
import { correctDeliveriesOf, queueWebhooks } from '../webhooks/queue-queries.server.ts'

type Named = { id: string; reference: string }

type Stored = Named & {
  language?: Language
  form: string
  program: string
  place: string
  state_code?: string | null
  source_page?: string | null
  is_spam?: boolean
} & Answers

/** Who they are and what they answered: all the form asks but the place. */
type Answers = {
  full_name: string
  email?: string | null
  phone?: string | null
  reach_by?: string | null
  reach_when?: string | null
  kit_part?: string | null
  adults: number
  bedrooms?: number | null
  move_in?: string | null
  rent_budget?: number | null
  income?: string | null
  challenges: string
  words: string
}

/** In the transaction that stored it. */
export async function tellCreated(trx: Db, application: Stored, consents: ConsentKind[]) {
  const { id, reference, language, form, program, place, state_code, source_page, is_spam } = application
  await queueWebhooks(trx, {
    event: 'application.created',
    subjectId: id,
    data: {
      id,
      reference,
      status: 'new',
      language: language ?? 'en',
      form,
      program,
      place,
      state: state_code ?? null,
      sourcePage: source_page ?? null,
      isSpam: is_spam ?? false,
    },
    contact: { ...answersOf(application), consents },
  })
}

type Corrected = { full_name: string; email: string | null; phone: string | null; reach_by: string | null }

/** In the transaction that corrected it: what was not told yet may name a stranger's number. */
export async function correctCreated(trx: Db, id: string, { full_name, email, phone, reach_by }: Corrected) {
  const fields = { fullName: full_name, email, phone, reachBy: reach_by }
  await correctDeliveriesOf(trx, 'application.created', id, fields)
}

function answersOf(application: Answers) {
  const { full_name, email, phone, reach_by, reach_when, kit_part, adults, bedrooms } = application
  const { move_in, rent_budget, income, challenges, words } = application
  return {
    fullName: full_name,
    email: email ?? null,
    phone: phone ?? null,
    reachBy: reach_by ?? null,
    reachWhen: reach_when ?? null,
    kitPart: kit_part ?? null,
    adults,
    bedrooms: bedrooms ?? null,
    moveIn: move_in ?? null,
    rentBudget: rent_budget ?? null,
    income: income ?? null,
    challenges: JSON.parse(challenges) as unknown,
    words,
  }
}

type Moved = Named & {
  language: Language
  from: ApplicationStatus
  to: ApplicationStatus
  closedReason: string | null
}

/** In the transaction that moved it. */
export async function tellMoved(trx: Db, { id, reference, language, from, to, closedReason }: Moved) {
  await queueWebhooks(trx, {
    event: 'application.moved',
    subjectId: id,
    data: { id, reference, language, from, status: to, closedReason },
    // Nobody may contact them any more.
    isForPaused: closedReason === 'withdrawn',
  })
}
