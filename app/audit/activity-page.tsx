import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import css from './activity-page.css?inline'
import { type AuditRow, auditActions } from './audit.ts'

type Props = {
  rows: AuditRow[]
  search: { words: string; kind: string; from: string; until: string }
  olderHref: string | null
}

const kinds = [
  ['', 'Everything'],
  ['story', 'Stories'],
  ['article', 'Articles'],
  ['account', 'Accounts'],
  ['setting', 'Settings'],
  ['review', 'Ready to open?'],
  ['redirect', 'Redirects'],
  ['data', 'Data'],
  ['mail', 'Mail'],
] as const

export function ActivityPage({ rows, search, olderHref }: Props) {
  return (
    <>
      <Style name="activity-page" css={css} layer="page" />
      <h1>Activity</h1>
      <p className="small soft">Who did what, when and from where. Nothing here can be changed or removed.</p>
      <Form className="search-log" role="search">
        <Field label="Words" name="words" type="search" defaultValue={search.words} />
        <Select label="About" name="kind" defaultValue={search.kind}>
          {kinds.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field label="From day" name="from" type="date" defaultValue={search.from} />
        <Field label="To day" name="until" type="date" defaultValue={search.until} />
        <Button variant="line">Search</Button>
      </Form>
      {rows.length === 0 ? (
        <p className="lead">{olderHref ? 'Nothing found among the newer lines' : 'Nothing found'}</p>
      ) : (
        <Table
          caption="Activity, newest first"
          hideCaption
          columns={['When (UTC)', 'Who', 'What', 'Details', 'From'].map((label) => ({ label }))}
          rows={rows.map(({ id, createdAt, actor, action, subjectId, facts, address }) => ({
            key: id,
            cells: [
              createdAt.toISOString().slice(0, 19).replace('T', ' '),
              actor,
              auditActions[action],
              detailOf(facts, subjectId),
              address ?? '–',
            ],
          }))}
        />
      )}
      {olderHref && (
        <p>
          <ButtonStyle />
          <Link className={buttonClass({ variant: 'line' })} to={olderHref}>
            Older activity
          </Link>
        </p>
      )}
    </>
  )
}

function detailOf(facts: Record<string, unknown>, subjectId: string | null) {
  // PostgreSQL hands the facts back in an order of its own.
  const inOrder = Object.entries(facts).toSorted(([a], [b]) => placeOf(a) - placeOf(b) || a.localeCompare(b))
  const told = inOrder.map(([name, value]) => `${name}: ${String(value)}`)
  return told.join(', ') || subjectId || '–'
}

const readFirst = ['title', 'slug', 'what', 'setting', 'from', 'to']

function placeOf(name: string) {
  const place = readFirst.indexOf(name)
  return place < 0 ? readFirst.length : place
}
