import { Form, Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import type { MailLine } from './mail-line.ts'
import { MailList } from './mail-list.tsx'
import css from './mail-page.css?inline'
import { mailPageWords } from './mail-page-words.ts'

const example = 'SMTP_URL=smtps://name:password@mail.example.com MAIL_FROM=help@example.com'

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
  const words = useWords(mailPageWords)
  const canRetryAll = troubled.filter(({ canRetry }) => canRetry).length > 1
  return (
    <div className="mails">
      <Style name="mail-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      {server ? <SetUp server={server} from={from} own={own} /> : <NotSetUp />}
      <section>
        <h2>{words.byItself}</h2>
        <FactList facts={[...words.always, ...wishes]} />
        <p>
          <Link className="way" to="/admin/settings/mail">
            {words.change}
          </Link>
        </p>
      </section>
      {troubled.length > 0 && (
        <section>
          <div className="head">
            <h2>{words.notSent}</h2>
            {canRetryAll && server && <RetryAll />}
          </div>
          <MailList mails={troubled} hasServer={server !== null} />
        </section>
      )}
      <section>
        <h2>{words.last}</h2>
        {calm.length === 0 ? (
          <EmptyState heading="h3" {...words.none} />
        ) : (
          <MailList mails={calm} hasServer={server !== null} />
        )}
        <p className="small soft">{words.kept}</p>
      </section>
    </div>
  )
}

function SetUp({ server, from, own }: { server: string; from: string | null; own: string }) {
  const { setUp: words } = useWords(mailPageWords)
  return (
    <section>
      <FactList
        facts={[
          { label: words.state, value: <Tag>{words.isSetUp}</Tag> },
          { label: words.server, value: server },
          { label: words.sender, value: from },
        ]}
      />
      <Form method="post" preventScrollReset>
        <Button variant="line">{words.test(own)}</Button>
      </Form>
    </section>
  )
}

function NotSetUp() {
  const { notSetUp: words } = useWords(mailPageWords)
  return (
    <section>
      <p>
        <Tag tone="danger">{words.state}</Tag>
      </p>
      <p>
        {words.how((name) => (
          <code>{name}</code>
        ))}
      </p>
      <p>
        <code className="example">{example}</code>
      </p>
    </section>
  )
}

function RetryAll() {
  const words = useWords(mailPageWords)
  return (
    <Form method="post" action="/admin/mail/retry" preventScrollReset>
      <Button variant="line" tight name="id" value="all">
        {words.retryAll}
      </Button>
    </Form>
  )
}
