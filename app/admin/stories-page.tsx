import type { ReactNode } from 'react'
import { longDate } from '../content/us-date.ts'
import type { CardStory } from '../stories/card-story.ts'
import { isSpamFlag, spamFlags } from '../stories/spam.ts'
import { movesFrom, type StoryMove, type StoryStatus } from '../stories/story.ts'
import { StoryCard } from '../stories/story-card.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import css from './stories-page.css?inline'

export type DeskStory = {
  card: CardStory
  version: number
  status: StoryStatus
  private: { fullName: string; email: string; phone: string | null; sentOn: Date }
  allowsSharing: boolean
  isWithdrawn: boolean
  spamFlags: string[]
  history: { decision: string; actor: string; reason: string | null; createdAt: Date }[]
}

type Props = {
  status: StoryStatus
  counts: Record<StoryStatus, number>
  stories: DeskStory[]
  olderHref: string | null
  brand: string
  /** A story that waits for the second yes: it may not be shared. */
  askAgain?: string
}

const names: Record<StoryStatus, string> = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }
const emptyTexts: Record<StoryStatus, string> = {
  pending: 'No pending stories to review',
  approved: 'No approved stories',
  rejected: 'No rejected stories',
}
const moveLabels: Record<StoryMove, string> = {
  approve: 'Approve',
  reject: 'Reject',
  moveToPending: 'Move to Pending',
}

export function StoriesPage({ status, counts, stories, olderHref, brand, askAgain }: Props) {
  const tabs = (['pending', 'approved', 'rejected'] as const).map((one) => ({
    label: `${names[one]} (${counts[one]})`,
    href: one === 'pending' ? '/admin' : `/admin/stories/${one}`,
    isCurrent: one === status,
  }))
  return (
    <>
      <Style name="stories-page" css={css} layer="page" />
      <h1>Success Stories</h1>
      <Tabs label="Stories by status" tabs={tabs} />
      {stories.length === 0 && <p className="lead">{emptyTexts[status]}</p>}
      {stories.map((story) => (
        <StoryCase
          key={story.card.id}
          story={story}
          brand={brand}
          isAskedAgain={askAgain === story.card.id}
        />
      ))}
      {olderHref && (
        <ButtonLink variant="line" href={olderHref}>
          Older stories
        </ButtonLink>
      )}
    </>
  )
}

function StoryCase({
  story,
  brand,
  isAskedAgain,
}: {
  story: DeskStory
  brand: string
  isAskedAgain: boolean
}) {
  const { card } = story
  return (
    <section className="case" id={`story-${card.id}`} aria-label={card.headline}>
      <StoryCard story={card} brand={brand} />
      <div className="private">
        <h2>Private, never shown</h2>
        <dl>
          <Row label="Name">{story.private.fullName}</Row>
          <Row label="E-mail">{story.private.email}</Row>
          <Row label="Phone">{story.private.phone ?? 'none'}</Row>
          <Row label="Sent">{longDate(story.private.sentOn)}</Row>
          <Row label="Sharing">{story.allowsSharing ? 'may be shared elsewhere' : 'this wall only'}</Row>
        </dl>
        {story.isWithdrawn && <Tag tone="danger">Taken back by its author</Tag>}
        {story.spamFlags.length > 0 && (
          <p className="flags">
            <b>Looks odd:</b>{' '}
            {story.spamFlags.map((flag) => (isSpamFlag(flag) ? spamFlags[flag].words : flag)).join('; ')}
          </p>
        )}
        <ol>
          {story.history.map(({ decision, actor, reason, createdAt }) => (
            <li key={createdAt.getTime()}>
              {longDate(createdAt)}: {decision} by {actor}
              {reason && `, ${reason}`}
            </li>
          ))}
        </ol>
      </div>
      <MoveForm story={story} isAskedAgain={isAskedAgain} />
    </section>
  )
}

function MoveForm({ story, isAskedAgain }: { story: DeskStory; isAskedAgain: boolean }) {
  const { card, version, status, isWithdrawn } = story
  const moves = isWithdrawn ? [] : movesFrom(status)
  return (
    <form className="acts" method="post" action="/admin/stories/move">
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value={status} />
      {isAskedAgain && (
        <p>This person did not allow sharing outside the wall. Approve for the wall all the same?</p>
      )}
      {isAskedAgain && <input type="hidden" name="confirmed" value="yes" />}
      {moves.map((move) => (
        <Button
          key={move}
          name="move"
          value={move}
          variant={move === 'approve' ? 'brass' : move === 'reject' ? 'danger' : 'quiet'}
        >
          {isAskedAgain && move === 'approve' ? 'Yes, approve' : moveLabels[move]}
        </Button>
      ))}
      {moves.includes('reject') && (
        <div className="reason">
          <Field
            label="Reason for a rejection, private"
            name="reason"
            id={`reason-${card.id}`}
            maxLength={500}
          />
        </div>
      )}
    </form>
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
