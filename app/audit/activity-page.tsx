import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import { clockTime } from './activity-days.ts'
import css from './activity-page.css?inline'
import { activityWords } from './activity-words.ts'
import type { AuditRow } from './audit.ts'

type Props = {
  rows: AuditRow[]
  search: { words: string; kind: string; from: string; until: string }
  /** The owner's: of the days and the times. */
  timeZone: string
  /** Of what lines are about, by id. */
  names: Readonly<Record<string, string>>
  olderHref: string | null
}

const columns = ['when', 'who', 'what', 'details', 'from'] as const

export function ActivityPage({ rows, search, timeZone, names, olderHref }: Props) {
  const words = useWords(activityWords)
  return (
    <>
      <Style name="activity-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="small soft">{words.about(timeZone.replaceAll('_', ' '))}</p>
      <Form className="search-log" role="search">
        <Field label={words.fields.words} name="words" type="search" defaultValue={search.words} />
        <Select label={words.fields.kind} name="kind" defaultValue={search.kind}>
          <option value="">{words.everything}</option>
          {Object.entries(words.kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
        <Field label={words.fields.from} name="from" type="date" defaultValue={search.from} />
        <Field label={words.fields.until} name="until" type="date" defaultValue={search.until} />
        <Button variant="line">{words.search}</Button>
      </Form>
      {rows.length === 0 ? (
        <p className="lead">{olderHref ? words.nothingNewer : words.nothing}</p>
      ) : (
        <Table
          caption={words.table}
          hideCaption
          columns={columns.map((column) => ({ label: words.columns[column] }))}
          rows={rows.map(({ id, createdAt, actor, action, subjectId, facts, address }) => ({
            key: id,
            cells: [
              clockTime(createdAt, timeZone),
              actor,
              words.actions[action],
              detailsOf(names[subjectId ?? ''], words.facts(inOrder(facts))) || subjectId || words.none,
              address ?? words.none,
            ],
          }))}
        />
      )}
      {olderHref && (
        <p>
          <ButtonStyle />
          <Link className={buttonClass({ variant: 'line' })} to={olderHref}>
            {words.older}
          </Link>
        </p>
      )}
    </>
  )
}

function detailsOf(name: string | undefined, facts: string) {
  return [name, facts].filter(Boolean).join('; ')
}

// PostgreSQL hands the facts back in an order of its own.
function inOrder(facts: Record<string, unknown>) {
  return Object.entries(facts).toSorted(([a], [b]) => placeOf(a) - placeOf(b) || a.localeCompare(b))
}

const readFirst = ['title', 'slug', 'what', 'setting', 'from', 'to']

function placeOf(name: string) {
  const place = readFirst.indexOf(name)
  return place < 0 ? readFirst.length : place
}
