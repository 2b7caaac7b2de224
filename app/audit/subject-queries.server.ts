import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import type { AuditRow } from './audit.ts'

/** What people call the things that lines are about, by id; nothing for what is gone. */
export async function findSubjectNames(
  db: Db,
  rows: readonly Pick<AuditRow, 'action' | 'subjectId'>[],
): Promise<Record<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(
      rows.flatMap(({ action, subjectId }) =>
        action.startsWith(`${kind}.`) && subjectId && isId(subjectId) ? [subjectId] : [],
      ),
    ),
  ]
  const [applications, stories] = [idsOf('application'), idsOf('story')]
  const named = [
    ...(applications.length > 0
      ? await db
          .selectFrom('applications')
          .select(['id', 'reference as name'])
          .where('id', 'in', applications)
          .execute()
      : []),
    ...(stories.length > 0
      ? await db
          .selectFrom('approval_stories')
          .select(['id', 'headline as name'])
          .where('id', 'in', stories)
          .execute()
      : []),
  ]
  return Object.fromEntries(named.map(({ id, name }) => [id, name]))
}
