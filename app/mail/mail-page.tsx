import { Form, Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import type { MailLine } from './mail-line.ts'
import { MailList } from './mail-list.tsx'
import css from './mail-page.css?inline'

type Props = {
  /** Null: mail is not set up. */
  server: string | null
  from: string | null
  /** Where a test goes. */
  own: string
  wishes: { label: string; value: string }[]
  troubled: MailLine[]
  calm: MailLine[]
}

/** Whether mail works, which mails went out, and what to do about those that did not. */
export function MailPage({ server, from, own, wishes, troubled, calm }: Props) {
  const canRetryAll = troubled.filter(({ canRetry }) => canRetry).length > 1
  return (
    <div className="mails">
      <Style name="mail-page" css={css} layer="page" />
      <h1>Mail</h1>
      {server ? <SetUp server={server} from={from} own={own} /> : <NotSetUp />}
      <section>
        <h2>What goes out by itself</h2>
        <FactList facts={wishes} />
        <p>
          <Link className="way" to="/admin/settings/mail">
            Change
          </Link>
        </p>
      </section>
      {troubled.length > 0 && (
        <section>
          <div className="head">
            <h2>Not sent</h2>
            {canRetryAll && server && <RetryAll />}
          </div>
          <MailList mails={troubled} hasServer={server !== null} />
        </section>
      )}
      <section>
        <h2>Last mails</h2>
        {calm.length === 0 ? (
          <EmptyState
            heading="h3"
            title="No mail yet"
            text="When somebody sends a story or asks for a new password, the mail shows up here."
          />
        ) : (
          <MailList mails={calm} hasServer={server !== null} />
        )}
        <p className="small soft">
          What a mail said is deleted as soon as it is sent; to whom it went, after 30 days.
        </p>
      </section>
    </div>
  )
}

function SetUp({ server, from, own }: { server: string; from: string | null; own: string }) {
  return (
    <section>
      <FactList
        facts={[
          { label: 'State', value: <Tag>Set up</Tag> },
          { label: 'Mail server', value: server },
          { label: 'Sender', value: from },
        ]}
      />
      <Form method="post" preventScrollReset>
        <Button variant="line">Send a test mail to {own}</Button>
      </Form>
    </section>
  )
}

function NotSetUp() {
  return (
    <section>
      <p>
        <Tag tone="danger">Not set up</Tag>
      </p>
      <p>
        No mail goes out: people who send a story get no private link, and nobody can ask for a new password.
        Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> where the site is started, then restart it. Mails
        from before that are not sent later.
      </p>
      <p>
        <code className="example">
          SMTP_URL=smtps://name:password@mail.example.com MAIL_FROM=help@example.com
        </code>
      </p>
    </section>
  )
}

function RetryAll() {
  return (
    <Form method="post" action="/admin/mail/retry" preventScrollReset>
      <Button variant="line" tight name="id" value="all">
        Try all again
      </Button>
    </Form>
  )
}
