import { Form, Link } from 'react-router'
import { shortDay } from '../content/us-date.ts'
import { grouped } from '../content/us-number.ts'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { Table } from '../ui/table.tsx'
import { probes } from './missing-address.ts'

export type Missing = { path: string; count: number; lastSeenAt: Date }
export type Redirect = { path: string; target: string; createdAt: Date; actor: string }

export function MissingTable({ missing }: { missing: Missing[] }) {
  return (
    <Table
      caption="Missing addresses, most wanted first"
      hideCaption
      columns={[
        { label: 'Address' },
        { label: 'Times', align: 'end' },
        { label: 'Last time' },
        { label: 'What to do' },
      ]}
      rows={missing.map(({ path, count, lastSeenAt }) => ({
        key: path,
        cells: [
          path === probes ? 'Attacks on programs we do not use' : <code key="path">{path}</code>,
          grouped(count),
          <Day key="day" date={lastSeenAt} />,
          <MissingChoices key="choices" path={path} />,
        ],
      }))}
    />
  )
}

function MissingChoices({ path }: { path: string }) {
  return (
    <div className="choices">
      {path !== probes && (
        <>
          <ButtonStyle />
          <Link
            className={buttonClass({ variant: 'line', tight: true })}
            to={`/admin/missing?${new URLSearchParams({ from: path })}#make`}
            aria-label={`Make a redirect from ${path}`}
          >
            Make a redirect
          </Link>
        </>
      )}
      <Form method="post" action="/admin/missing/forget">
        <input type="hidden" name="path" value={path} />
        <Button variant="quiet" tight aria-label={`Forget ${path}`}>
          Forget
        </Button>
      </Form>
    </div>
  )
}

export function RedirectTable({ redirects }: { redirects: Redirect[] }) {
  return (
    <Table
      caption="Redirects, newest first"
      hideCaption
      columns={['From', 'To', 'Made', 'By', 'What to do'].map((label) => ({ label }))}
      rows={redirects.map(({ path, target, createdAt, actor }) => ({
        key: path,
        cells: [
          <code key="path">{path}</code>,
          <a key="target" href={target} target="_blank" rel="noopener">
            {target}
          </a>,
          <Day key="day" date={createdAt} />,
          actor,
          <Form key="choices" method="post" action="/admin/redirects/remove">
            <input type="hidden" name="path" value={path} />
            <Button variant="danger" tight aria-label={`Remove the redirect from ${path}`}>
              Remove
            </Button>
          </Form>,
        ],
      }))}
    />
  )
}

function Day({ date }: { date: Date }) {
  return <span className="day">{shortDay(date.toISOString().slice(0, 10))}</span>
}
