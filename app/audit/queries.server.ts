import { expressionBuilder, sql } from 'kysely'
import { readAtOnce } from '../db/bounds.ts'
import type { Db, Tables } from '../db/tables.ts'
import { newId } from '../db/uuid.ts'
import { likePatterns } from '../platform/like-patterns.ts'
import { typedWords } from '../platform/search-text.ts'
import { activityWords } from './activity-words.ts'
import { type AuditEntry, type AuditRow, auditActions, isAuditAction } from './audit.ts'

/** In the transaction of what was done: neither is there without the other. */
export async function recordAudit(
  trx: Db,
  { action, actor, address, subjectId, facts = {}, at = new Date() }: AuditEntry,
) {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      created_at: at,
      actor,
      action,
      subject_kind: kindOf(action),
      subject_id: subjectId ?? null,
      facts: JSON.stringify(facts),
      address: address ?? null,
    })
    .execute()
}

function kindOf(action: AuditEntry['action']) {
  return action.slice(0, action.indexOf('.'))
}

/** When this was done to it last; null when it never was. */
export async function lastTime(
  db: Db,
  action: AuditEntry['action'],
  subjectId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_log')
    .select('created_at')
    .where('subject_kind', '=', kindOf(action))
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

type Cursor = { createdAt: Date; id: string }

type AuditLines = { kind?: string; from?: Date; until?: Date; before?: Cursor; limit: number }

/** `last` is the last line that is looked at. */
export type AuditSearch = AuditLines & { words?: string; last?: Cursor }

/** Newest first. A word is looked for in who, what, to which and from where. */
export async function searchAudit(db: Db, search: AuditSearch): Promise<AuditRow[]> {
  const { words = '', last } = search
  let rows = lines(db, search).select([
    'id',
    'created_at as createdAt',
    'actor',
    'action',
    'subject_id as subjectId',
    'facts',
    'address',
  ])
  if (last)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>=', tuple(last.createdAt, last.id)),
    )
  for (const word of typedWords(words.toLowerCase()).slice(0, 8)) rows = rows.where(holds(word))
  const found = await rows.execute()
  return found.flatMap(({ action, facts, ...row }) =>
    isAuditAction(action) ? [{ ...row, action, facts: { ...facts } }] : [],
  )
}

/** The last line that a search for words reads; undefined when it reads all there are. */
export async function findSearchEnd(db: Db, search: AuditLines): Promise<Cursor | undefined> {
  return await lines(db, { ...search, limit: 1 })
    .offset(readAtOnce - 1)
    .select(['created_at as createdAt', 'id'])
    .executeTakeFirst()
}

function lines(db: Db, { kind, from, until, before, limit }: AuditLines) {
  let rows = db.selectFrom('audit_log').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (kind) rows = rows.where('subject_kind', '=', kind)
  if (from) rows = rows.where('created_at', '>=', from)
  if (until) rows = rows.where('created_at', '<', until)
  if (before)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(before.createdAt, before.id)),
    )
  return rows
}

/** The facts are JSON: looked through as the text they are, where a quotation mark has a backslash before it. */
function holds(word: string) {
  const eb = expressionBuilder<Tables, 'audit_log'>()
  const isLike = (column: string) =>
    eb.or(
      likePatterns(column === 'facts' ? JSON.stringify(word).slice(1, -1) : word).map(
        (pattern) => sql<boolean>`lower(cast(${sql.ref(column)} as text)) like ${pattern} escape '\\'`,
      ),
    )
  const said = auditActions.filter((action) => activityWords.en.actions[action].includes(word))
  return eb.or([
    ...['actor', 'action', 'subject_id', 'address', 'facts'].map(isLike),
    ...(said.length > 0 ? [eb('action', 'in', said)] : []),
  ])
}
