import type { Db } from '../db/tables.ts'
import { isStage, type Stage } from './application-stage.ts'
import type { Days } from './period.ts'
import { mergeStages, type StageRow, stageKey } from './step-counter.ts'

const rowsPerStatement = 500

/** Adds to what is there, in the caller's transaction. A minus takes back what was counted and then undone. */
export async function addStages(trx: Db, rows: StageRow[]) {
  const sorted = mergeStages(rows)
  // Every process in the same order: two of them never wait for each other in a circle.
  sorted.sort((a, b) => (stageKey(a) < stageKey(b) ? -1 : 1))
  for (let start = 0; start < sorted.length; start += rowsPerStatement) {
    await trx
      .insertInto('application_counts')
      .values(sorted.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(['day', 'path', 'state', 'program', 'stage']).doUpdateSet(({ eb, ref }) => ({
          count: eb('application_counts.count', '+', ref('excluded.count')),
        })),
      )
      .execute()
  }
}

export type StageDay = { day: string; event: Stage; count: number }

export async function listStageDays(db: Db, { from, until }: Days): Promise<StageDay[]> {
  const rows = await db
    .selectFrom('application_counts')
    .select(({ fn }) => ['day', 'stage', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['day', 'stage'])
    .orderBy('day')
    .execute()
  return known(rows).map(({ stage, ...row }) => ({ ...row, event: stage }))
}

export type StageSum = Omit<StageRow, 'day'>

export async function listStageSums(db: Db, { from, until }: Days): Promise<StageSum[]> {
  const rows = await db
    .selectFrom('application_counts')
    .select(({ fn }) => ['path', 'state', 'program', 'stage', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['path', 'state', 'program', 'stage'])
    .execute()
  return known(rows)
}

/** One day as it was counted. */
export async function listStagesOf(db: Db, day: string): Promise<StageRow[]> {
  const rows = await db
    .selectFrom('application_counts')
    .selectAll()
    .where('day', '=', day)
    .orderBy('path')
    .orderBy('state')
    .orderBy('program')
    .orderBy('stage')
    .execute()
  return known(rows)
}

function known<Row extends { stage: string; count: number }>(rows: Row[]) {
  return rows.flatMap(({ stage, count, ...row }) =>
    isStage(stage) ? [{ ...row, stage, count: Number(count) }] : [],
  )
}
