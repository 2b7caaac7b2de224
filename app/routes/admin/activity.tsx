import { boundsOf } from '../../audit/activity-days.ts'
import { activityLines } from '../../audit/activity-lines.server.ts'
import { ActivityPage } from '../../audit/activity-page.tsx'
import { activityWords } from '../../audit/activity-words.ts'
import { findSubjectNames } from '../../audit/subject-queries.server.ts'
import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { databaseContext } from '../../platform/context.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/activity'

const maxWordsLength = 50

/** The audit log, for the owner. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => fieldIn(searchParams, name, maxWordsLength)
  const search = { words: text('words'), kind: text('kind'), from: text('from'), until: text('until') }
  const { db } = context.get(databaseContext)
  const { timeZone } = context.get(siteContext)
  const { rows, next } = await activityLines(db, {
    words: search.words,
    kind: search.kind || undefined,
    ...boundsOf(search, timeZone),
    before: parseCursor(text('before')) ?? undefined,
  })
  const olderHref = next && `/admin/activity?${new URLSearchParams({ ...search, before: writeCursor(next) })}`
  return { rows, search, timeZone, names: await findSubjectNames(db, rows), olderHref: olderHref ?? null }
}

export function meta() {
  return [{ title: activityWords.en.headTitle }]
}

export default function AdminActivityRoute({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />
}
