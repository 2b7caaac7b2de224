import { type Stage, waitOf } from '../analytics/application-stage.ts'
import { utcDay } from '../analytics/period.ts'
import type { StageRow } from '../analytics/step-counter.ts'
import type { Application } from './queries.server.ts'

/** What the numbers read of an application. */
export const milestoneColumns = [
  'form',
  'source_page',
  'state_code',
  'program',
  'is_counted',
  'is_spam',
  'created_at',
  'first_contact_at',
  'first_approved_at',
] as const

export type Milestones = Pick<Application, (typeof milestoneColumns)[number]>

/** What a change of an application changes about the numbers, each on the day it happened. Null: there was none before. */
export function countsOfChange(before: Milestones | null, after: Milestones): StageRow[] {
  const taken = before ? reached(before).map((row) => ({ ...row, count: -1 })) : []
  return [...taken, ...reached(after)]
}

/** Each counts once, the first time; spam has reached nothing. */
function reached(application: Milestones): StageRow[] {
  const { is_counted, is_spam, created_at, first_contact_at, first_approved_at } = application
  if (!is_counted || is_spam) return []
  const { form, source_page, state_code, program } = application
  const on = (at: Date, stage: Stage): StageRow => ({
    day: utcDay(at.getTime()),
    path: source_page ?? `/forms/${form}`,
    state: state_code ?? '',
    program,
    stage,
    count: 1,
  })
  return [
    on(created_at, 'sent'),
    ...(first_contact_at ? [on(first_contact_at, waitOf(created_at, first_contact_at))] : []),
    ...(first_approved_at ? [on(first_approved_at, 'approved')] : []),
  ]
}
