import { activityLines } from '../../audit/activity-lines.server.ts'
import { ActivityPage } from '../../audit/activity-page.tsx'
import { activityWords } from '../../audit/activity-words.ts'
import { findSubjectNames } from '../../audit/subject-queries.server.ts'
import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { databaseContext } from '../../platform/context.ts'
import { dayMs } from '../../platform/duration.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import type { Route } from './+types/activity'

const maxWordsLength = 50

/** The audit log, for the owner. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => fieldIn(searchParams, name, maxWordsLength)
  const search = { words: text('words'), kind: text('kind'), from: text('from'), until: text('until') }
  const until = dayFrom(search.until)
  const { db } = context.get(databaseContext)
  const { rows, next } = await activityLines(db, {
    words: search.words,
    kind: search.kind || undefined,
    from: dayFrom(search.from),
    until: until && new Date(until.getTime() + dayMs),
    before: parseCursor(text('before')) ?? undefined,
  })
  const olderHref = next && `/admin/activity?${new URLSearchParams({ ...search, before: writeCursor(next) })}`
  return { rows, search, names: await findSubjectNames(db, rows), olderHref: olderHref ?? null }
}

export function meta() {
  return [{ title: activityWords.en.headTitle }]
}

export default function AdminActivityRoute({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />
}

function dayFrom(text: string) {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) ? day : undefined
}
