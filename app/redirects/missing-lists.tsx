import { Form, Link } from 'react-router'
import { dayIn } from '../platform/time-zone.ts'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { useHomeZone } from '../ui/local-time.tsx'
import { Sure } from '../ui/sure.tsx'
import { probes } from './missing-address.ts'
import { missingWords } from './missing-words.ts'

export type Missing = { path: string; count: number; lastSeenAt: Date }
export type Redirect = { path: string; target: string; createdAt: Date; actor: string }

export function MissingList({ missing }: { missing: Missing[] }) {
  const words = useWords(missingWords)
  const timeZone = useHomeZone()
  return (
    <ul className="addresses">
      {missing.map(({ path, count, lastSeenAt }) => (
        <li key={path}>
          <p className="address">{path === probes ? words.probes : <code>{path}</code>}</p>
          <p className="small soft">
            {words.seen(count, dayIn(lastSeenAt, timeZone), (text) => (
              <b>{text}</b>
            ))}
          </p>
          <MissingChoices path={path} />
        </li>
      ))}
    </ul>
  )
}

function MissingChoices({ path }: { path: string }) {
  const words = useWords(missingWords)
  return (
    <div className="choices">
      {path !== probes && (
        <>
          <ButtonStyle />
          <Link
            className={buttonClass({ variant: 'line', tight: true })}
            to={`/admin/missing?${new URLSearchParams({ from: path })}#make`}
            aria-label={words.makeFrom(path)}
          >
            {words.make}
          </Link>
        </>
      )}
      <Form method="post" action="/admin/missing/forget" preventScrollReset>
        <input type="hidden" name="path" value={path} />
        <Button variant="quiet" tight aria-label={words.forgetPath(path)}>
          {words.forget}
        </Button>
      </Form>
    </div>
  )
}

export function RedirectList({ redirects }: { redirects: Redirect[] }) {
  const words = useWords(missingWords)
  const timeZone = useHomeZone()
  return (
    <ul className="addresses">
      {redirects.map(({ path, target, createdAt, actor }) => (
        <li key={path}>
          <p className="address">
            {words.leadsTo(
              <code>{path}</code>,
              <a href={target} target="_blank" rel="noopener">
                {target}
              </a>,
            )}
          </p>
          <p className="small soft">{words.made(dayIn(createdAt, timeZone), actor)}</p>
          <Form className="choices" method="post" action="/admin/redirects/remove" preventScrollReset>
            <input type="hidden" name="path" value={path} />
            <Sure
              variant="danger"
              tight
              label={words.remove}
              aria-label={words.removeFrom(path)}
              means={words.removeMeans}
            >
              <Button variant="danger" tight aria-label={words.yesRemoveFrom(path)}>
                {words.yesRemove}
              </Button>
            </Sure>
          </Form>
        </li>
      ))}
    </ul>
  )
}
