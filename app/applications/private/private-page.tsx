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
    said: string
    /** Why it cannot be given now. */
    lacks: string | null
    isAsked: boolean
    isGiven: boolean
    isNeeded: boolean
  }[]
}

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
  errors?: Partial<Record<'words' | 'fullName' | 'phone' | 'email', string>>
  typed?: Partial<Record<'words' | 'fullName' | 'phone' | 'email', string>>
}

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
  const fields = fieldWords[language]
  const { reference, about, keys, isClosed, isWithdrawn, contact, messages, consents } = application
  const needed = consents.find(({ isNeeded, isGiven }) => isNeeded && isGiven)
  const failures = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const form = { method: 'post', action: local(`${privatePagePath}?${tokenParameter}=${token}`) } as const
  const isContactWrong = failures.some(({ name }) => name !== 'words')
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
        <section aria-labelledby="messages">
          <h2 id="messages">{words.messages.title}</h2>
          {messages.length === 0 && <p className="small soft">{words.messages.none}</p>}
          <ol className="letters">
            {messages.map(({ id, isMine, by, at, words: written }) => (
              <li key={id} className={isMine ? 'mine' : 'theirs'}>
                <p className="fine">{words.messages.saidBy(<b>{by}</b>, at)}</p>
                <p>{written}</p>
              </li>
            ))}
          </ol>
          <form className="write" {...form} noValidate>
            <input type="hidden" name={onceField} value={once} />
            <TextArea
              label={words.messages.write}
              name="words"
              maxLength={2000}
              defaultValue={typed.words}
              error={errors.words}
            />
            <Button name="wish" value="message">
              {words.messages.send}
            </Button>
          </form>
        </section>
        <div className="yours">
          <section aria-labelledby="your-yes">
            <h2 id="your-yes">{words.yes.title}</h2>
            {isWithdrawn && needed && (
              <p className="small soft">{words.yes.afterWithdrawing(needed.label)}</p>
            )}
            <form {...form}>
              <ul className="permitlist">
                {consents.map(({ kind, label, wording, said, lacks, isAsked, isGiven, isNeeded }) => (
                  <li key={kind}>
                    <details>
                      <summary>
                        <b>{label}</b>
                        <small>{said}</small>
                      </summary>
                      <p className="small">{wording}</p>
                      {lacks && <p className="small soft">{lacks}</p>}
                      {isNeeded && isGiven && !isClosed && <p className="small soft">{words.yes.stops}</p>}
                    </details>
                    {isAsked && (
                      <Button
                        variant="quiet"
                        tight
                        name="wish"
                        value={`${isGiven ? 'take-back' : 'allow'}:${kind}`}
                      >
                        {isGiven ? words.yes.takeBack : words.yes.allow}
                        <span className="hidden"> {label}</span>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </form>
          </section>
          <section aria-labelledby="your-contact">
            <h2 id="your-contact">{words.contact.title}</h2>
            <details className="edit" open={isContactWrong || undefined}>
              <summary>
                {[contact.fullName, contact.phone, contact.email].filter(Boolean).join(', ')}{' '}
                <u>{words.contact.correct}</u>
              </summary>
              <form {...form} className="write" noValidate>
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
                  {words.contact.save}
                </Button>
              </form>
            </details>
          </section>
          <section aria-labelledby="your-data">
            <h2 id="your-data">{words.data.title}</h2>
            {!isClosed && <p className="small soft">{words.data.stop}</p>}
            <form method="post" action={local(downloadPath)}>
              <input type="hidden" name={tokenParameter} value={token} />
              <Button variant="line" tight>
                {words.data.download}
              </Button>
            </form>
            <form {...form} className="actions">
              {!isClosed && (
                <Sure variant="quiet" tight label={words.data.withdraw} means={words.data.withdrawMeans}>
                  <Button variant="line" tight name="wish" value="withdraw">
                    {words.data.yesWithdraw}
                  </Button>
                </Sure>
              )}
              <Sure
                variant="danger"
                tight
                label={words.data.delete}
                means={words.data.deleteMeans(reference)}
              >
                <Button variant="danger" tight name="wish" value="delete">
                  {words.data.yesDelete}
                </Button>
              </Sure>
            </form>
          </section>
        </div>
      </div>
      <p className="small soft talk">{words.questions(<a href={phoneHref}>{phone}</a>)}</p>
    </div>
  )
}
