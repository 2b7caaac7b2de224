import type { ReactNode } from 'react'
import { spamWords } from '../../platform/spam-score.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { phoneHref } from '../../platform/us-phone.ts'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { useHomeZone } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { sharingWordsRead } from '../sharing-words.ts'
import { movesFrom, submitter } from '../story.ts'
import { formId } from './moderation-places.ts'
import type { Answer, ModerationStory } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import css from './story-private.css?inline'

type Props = {
  story: ModerationStory
  /** Typed before. */
  reason: string | undefined
  onReason: (reason: string) => void
}

/** What only moderators see. */
export function StoryPrivate({ story, reason, onReason }: Props) {
  const { private: words } = useWords(moderationWords)
  const { answers, nameShown, sentOn } = story.private
  const timeZone = useHomeZone()
  const canReject = !story.isWithdrawn && movesFrom(story.status).includes('reject')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="private" tabIndex={0} aria-label={words.name}>
      <Style name="story-private" css={css} layer="page" />
      <h2>{words.title}</h2>
      <dl>
        {answers.map((answer) => (
          <Row key={answer.name} label={words.fields[answer.name]}>
            <Answered answer={answer} />
          </Row>
        ))}
        <Row label={words.nameShown}>{nameShown}</Row>
        <Row label={words.sent}>{longDay(dayIn(sentOn, timeZone))}</Row>
      </dl>
      <Flags story={story} />
      <h2>{words.sharing}</h2>
      <Sharing isAllowed={story.card.isShared} />
      {canReject && (
        <Field
          label={words.reason}
          name="reason"
          id="reason"
          form={formId('reject')}
          defaultValue={reason}
          onInput={(event) => onReason(event.currentTarget.value)}
          maxLength={500}
          autoComplete="off"
        />
      )}
      <History story={story} />
    </section>
  )
}

function Answered({ answer: { kind, text } }: { answer: Answer }) {
  const { private: words } = useWords(moderationWords)
  if (!text) return words.noAnswer
  if (kind === 'email') return <a href={`mailto:${text}`}>{text}</a>
  if (kind === 'phone') return <a href={phoneHref('tel', text)}>{text}</a>
  return text
}

function Flags({ story }: { story: ModerationStory }) {
  const { private: words } = useWords(moderationWords)
  const said = story.spamFlags.map(spamWords)
  return (
    <>
      {story.isWithdrawn && <Tag tone="danger">{words.withdrawn}</Tag>}
      {said.length > 0 && <div className="note">{words.odd(bold, said)}</div>}
    </>
  )
}

function Sharing({ isAllowed }: { isAllowed: boolean }) {
  const { private: words } = useWords(moderationWords)
  const { given, notGiven } = useWords(sharingWordsRead)
  if (isAllowed) return <p className="small">{given}</p>
  return <p className="note">{words.askedAgain(bold, notGiven)}</p>
}

function bold(words: string) {
  return <b>{words}</b>
}

function History({ story }: { story: ModerationStory }) {
  const { private: words } = useWords(moderationWords)
  const timeZone = useHomeZone()
  return (
    <>
      <h2>{words.history}</h2>
      {story.history.length === 0 && <p className="small soft">{words.undecided}</p>}
      <ol>
        {story.history.map(({ id, decision, actor, reason, createdAt }) => (
          <li key={id}>
            {words.decided(decision, actor === submitter ? null : actor, longDay(dayIn(createdAt, timeZone)))}
            {reason && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
