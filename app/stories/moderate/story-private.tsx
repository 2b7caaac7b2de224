import type { ReactNode } from 'react'
import { spamWords } from '../../platform/spam-score.ts'
import { longDate } from '../../platform/us-date.ts'
import { Field } from '../../ui/field.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { sharingWords } from '../sharing-words.ts'
import { movesFrom, submitter } from '../story.ts'
import { formId } from './desk-places.ts'
import type { Answer, DeskStory } from './desk-story.ts'
import css from './story-private.css?inline'
import { decisionNames } from './story-words.ts'

/** What only moderators see. */
export function StoryPrivate({ story }: { story: DeskStory }) {
  const { answers, nameShown, sentOn } = story.private
  const canReject = !story.isWithdrawn && movesFrom(story.status).includes('reject')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="private" tabIndex={0} aria-label="Private data">
      <Style name="story-private" css={css} layer="page" />
      <h2>Private, never shown</h2>
      <dl>
        {answers.map((answer) => (
          <Row key={answer.label} label={answer.label}>
            <Answered answer={answer} />
          </Row>
        ))}
        <Row label="Name shown as">{nameShown}</Row>
        <Row label="Sent">{longDate(sentOn)}</Row>
      </dl>
      <Flags story={story} />
      <h2>Sharing</h2>
      <Sharing isAllowed={story.card.isShared} />
      {canReject && (
        <Field
          label="Reason for a rejection, private"
          name="reason"
          id="reason"
          form={formId('reject')}
          maxLength={500}
          autoComplete="off"
        />
      )}
      <History story={story} />
    </section>
  )
}

function Answered({ answer: { kind, text } }: { answer: Answer }) {
  if (!text) return 'none'
  if (kind === 'email') return <a href={`mailto:${text}`}>{text}</a>
  if (kind === 'phone') return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>
  return text
}

function Flags({ story }: { story: DeskStory }) {
  const said = story.spamFlags.map(spamWords)
  return (
    <>
      {story.isWithdrawn && <Tag tone="danger">Taken back by its author</Tag>}
      {said.length > 0 && (
        <div className="note">
          <b>Looks odd:</b> {said.join('; ')}
        </div>
      )}
    </>
  )
}

function Sharing({ isAllowed }: { isAllowed: boolean }) {
  if (isAllowed) return <p className="small">{sharingWords.given}</p>
  return (
    <p className="note">
      <b>{sharingWords.notGiven}</b> You can still approve it. You will be asked once more, and the choice is
      recorded.
    </p>
  )
}

function History({ story }: { story: DeskStory }) {
  return (
    <>
      <h2>History</h2>
      {story.history.length === 0 && <p className="small soft">Nothing was decided yet.</p>}
      <ol>
        {story.history.map(({ id, decision, actor, reason, createdAt }) => (
          <li key={id}>
            {decisionNames[decision]} by {actor === submitter ? 'its author' : actor}, {longDate(createdAt)}
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
