import { Form, Link } from 'react-router'
import { shortDay } from '../platform/us-date.ts'
import { grouped } from '../platform/us-number.ts'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { probes } from './missing-address.ts'

export type Missing = { path: string; count: number; lastSeenAt: Date }
export type Redirect = { path: string; target: string; createdAt: Date; actor: string }

export function MissingList({ missing }: { missing: Missing[] }) {
  return (
    <ul className="addresses">
      {missing.map(({ path, count, lastSeenAt }) => (
        <li key={path}>
          <p className="address">
            {path === probes ? 'Attacks on programs we do not use' : <code>{path}</code>}
          </p>
          <p className="small soft">
            <b>{count === 1 ? 'once' : `${grouped(count)} times`}</b>, last on {dayOf(lastSeenAt)}
          </p>
          <MissingChoices path={path} />
        </li>
      ))}
    </ul>
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

export function RedirectList({ redirects }: { redirects: Redirect[] }) {
  return (
    <ul className="addresses">
      {redirects.map(({ path, target, createdAt, actor }) => (
        <li key={path}>
          <p className="address">
            <code>{path}</code> leads to{' '}
            <a href={target} target="_blank" rel="noopener">
              {target}
            </a>
          </p>
          <p className="small soft">
            {dayOf(createdAt)}, {actor}
          </p>
          <Form className="choices" method="post" action="/admin/redirects/remove">
            <input type="hidden" name="path" value={path} />
            <Button variant="danger" tight aria-label={`Remove the redirect from ${path}`}>
              Remove
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function dayOf(date: Date) {
  return shortDay(date.toISOString().slice(0, 10))
}
