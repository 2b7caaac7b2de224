import type { ConsentKind } from '../../db/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { CardStyle } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { useLanguage, useLocalHref } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Sure } from '../../ui/sure.tsx'
import { applyWords } from '../apply/apply-words.ts'
import { fieldWords } from '../field-words.ts'
import { onceField } from '../once-field.ts'
import { KeyRing } from './key-ring.tsx'
import { downloadPath, privatePagePath, tokenParameter } from './private-link.ts'
import css from './private-page.css?inline'
import { privateWords } from './private-words.ts'
import type { RingKey } from './progress.ts'

export type OwnApplication = {
  reference: string
  about: string
  keys: RingKey[]
  isClosed: boolean
  isWithdrawn: boolean
  contact: { fullName: string; phone: string; email: string }
  messages: { id: string; isMine: boolean; by: string; at: string; words: string }[]
  consents: {
    kind: ConsentKind
    label: string
    wording: string
    /** Of the words it would be given to. */
    mark: string
    said: string
    /** Why it cannot be given now. */
    lacks: string | null
    isAsked: boolean
    isGiven: boolean
    isNeeded: boolean
  }[]
}

type TypedField = 'words' | 'fullName' | 'phone' | 'email'

type Props = {
  application: OwnApplication
  token: string
  /** Makes a message that is sent twice one message. */
  once: string
  phone: string
  phoneHref: string
  /** What the last tap did. */
  notice?: string
  /** Of the form that was refused, with what was typed. */
  errors?: Partial<Record<TypedField, string>>
  typed?: Partial<Record<TypedField, string>>
}

/** Of the page's forms. */
type Post = { method: 'post'; action: string }
type Refused = Required<Pick<Props, 'errors' | 'typed'>>

/** For the person who applied: where it stands, and everything that is theirs to say or to take back. */
export function PrivatePage({
  application,
  token,
  once,
  phone,
  phoneHref,
  notice,
  errors = {},
  typed = {},
}: Props) {
  const language = useLanguage()
  const local = useLocalHref()
  const words = privateWords[language].mine
  const { reference, about, keys, messages } = application
  const failures = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const post: Post = { method: 'post', action: local(`${privatePagePath}?${tokenParameter}=${token}`) }
  return (
    <div className="wrap private-page">
      <Style name="private-page" css={css} layer="page" />
      <CardStyle />
      <header className="statushead">
        <p className="small soft">{words.onlyYou}</p>
        <h1>{words.heading(reference)}</h1>
        <p className="lead">{about}</p>
      </header>
      <ErrorSummary
        title={applyWords[language].lookAgain}
        failures={failures}
        hasFocus={failures.length > 0}
      />
      {notice && <FocusedNotice>{notice}</FocusedNotice>}
      <KeyRing keys={keys} />
      <div className="twin">
        <Messages messages={messages} post={post} once={once} errors={errors} typed={typed} />
        <div className="yours">
          <YourYes application={application} post={post} />
          <YourContact contact={application.contact} post={post} errors={errors} typed={typed} />
          <YourData application={application} post={post} token={token} />
        </div>
      </div>
      <p className="small soft talk">{words.questions(<a href={phoneHref}>{phone}</a>)}</p>
    </div>
  )
}

function Messages({
  messages,
  post,
  once,
  errors,
  typed,
}: Refused & Pick<OwnApplication, 'messages'> & Pick<Props, 'once'> & { post: Post }) {
  const words = privateWords[useLanguage()].mine.messages
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{words.title}</h2>
      {messages.length === 0 && <p className="small soft">{words.none}</p>}
      <ol className="letters">
        {messages.map(({ id, isMine, by, at, words: written }) => (
          <li key={id} className={isMine ? 'mine' : 'theirs'}>
            <p className="fine">{words.saidBy(<b>{by}</b>, at)}</p>
            <p>{written}</p>
          </li>
        ))}
      </ol>
      <form className="write" {...post} noValidate>
        <input type="hidden" name={onceField} value={once} />
        <TextArea
          label={words.write}
          name="words"
          maxLength={2000}
          defaultValue={typed.words}
          error={errors.words}
        />
        <Button name="wish" value="message">
          {words.send}
        </Button>
      </form>
    </section>
  )
}

function YourYes({ application, post }: { application: OwnApplication; post: Post }) {
  const words = privateWords[useLanguage()].mine.yes
  const { isClosed, isWithdrawn, consents } = application
  const needed = consents.find(({ isNeeded, isGiven }) => isNeeded && isGiven)
  return (
    <section aria-labelledby="your-yes">
      <h2 id="your-yes">{words.title}</h2>
      {isWithdrawn && needed && <p className="small soft">{words.afterWithdrawing(needed.label)}</p>}
      <form {...post}>
        <ul className="permitlist">
          {consents.map(({ kind, label, wording, mark, said, lacks, isAsked, isGiven, isNeeded }) => (
            <li key={kind}>
              <details>
                <summary>
                  <b>{label}</b>
                  <small>{said}</small>
                </summary>
                <p className="small">{wording}</p>
                {lacks && <p className="small soft">{lacks}</p>}
                {isNeeded && isGiven && !isClosed && <p className="small soft">{words.stops}</p>}
              </details>
              {isAsked && (
                <Button
                  variant="quiet"
                  tight
                  name="wish"
                  value={isGiven ? `take-back:${kind}` : `allow:${kind}:${mark}`}
                >
                  {isGiven ? words.takeBack : words.allow}
                  <span className="hidden"> {label}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}

function YourContact({
  contact,
  post,
  errors,
  typed,
}: Refused & Pick<OwnApplication, 'contact'> & { post: Post }) {
  const language = useLanguage()
  const words = privateWords[language].mine.contact
  const fields = fieldWords[language]
  const isWrong = Object.keys(errors).some((name) => name !== 'words')
  return (
    <section aria-labelledby="your-contact">
      <h2 id="your-contact">{words.title}</h2>
      <details className="edit" open={isWrong || undefined}>
        <summary>
          {[contact.fullName, contact.phone, contact.email].filter(Boolean).join(', ')} <u>{words.correct}</u>
        </summary>
        <form {...post} className="write" noValidate>
          <Field
            label={fields.fullName.label}
            name="fullName"
            autoComplete="name"
            defaultValue={typed.fullName ?? contact.fullName}
            error={errors.fullName}
          />
          <Field
            label={fields.phone.label}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={typed.phone ?? contact.phone}
            error={errors.phone}
          />
          <Field
            label={fields.email.label}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed.email ?? contact.email}
            error={errors.email}
          />
          <Button tight name="wish" value="correct">
            {words.save}
          </Button>
        </form>
      </details>
    </section>
  )
}

function YourData({
  application: { reference, isClosed },
  post,
  token,
}: {
  application: OwnApplication
  post: Post
  token: string
}) {
  const local = useLocalHref()
  const words = privateWords[useLanguage()].mine.data
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data">{words.title}</h2>
      {!isClosed && <p className="small soft">{words.stop}</p>}
      <form method="post" action={local(downloadPath)}>
        <input type="hidden" name={tokenParameter} value={token} />
        <Button variant="line" tight>
          {words.download}
        </Button>
      </form>
      <form {...post} className="actions">
        {!isClosed && (
          <Sure variant="quiet" tight label={words.withdraw} means={words.withdrawMeans}>
            <Button variant="line" tight name="wish" value="withdraw">
              {words.yesWithdraw}
            </Button>
          </Sure>
        )}
        <Sure variant="danger" tight label={words.delete} means={words.deleteMeans(reference)}>
          <Button variant="danger" tight name="wish" value="delete">
            {words.yesDelete}
          </Button>
        </Sure>
      </form>
    </section>
  )
}
