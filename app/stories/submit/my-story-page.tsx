import type { StoryStatus } from '../../db/vocabulary.ts'
import { longDate } from '../../platform/us-date.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import css from './my-story-page.css?inline'
import { privatePagePath, tokenParameter } from './private-link.ts'

type OwnStory = {
  headline: string
  status: StoryStatus
  createdAt: Date
  withdrawnAt: Date | null
  photoCount: number
}
type Props = { story: OwnStory | null; token: string; done: 'withdrawn' | 'deleted' | null }

const statusWords: Record<StoryStatus, string> = {
  pending: 'Waiting for review',
  approved: 'On the wall',
  rejected: 'Not on the wall',
}

/** For the person who sent a story in: what became of it, and two ways to take it back. */
export function MyStoryPage({ story, token, done }: Props) {
  return (
    <div className="wrap mystory">
      <Style name="my-story-page" css={css} layer="page" />
      <h1>Your story</h1>
      {done === 'withdrawn' && (
        <Notice wide>Your story has been taken back. It is no longer on the wall.</Notice>
      )}
      {done === 'deleted' && <Notice wide>Your story and its photos have been deleted.</Notice>}
      {story ? <Facts story={story} /> : done !== 'deleted' && <Missing />}
      {story && (
        <form method="post" action={`${privatePagePath}?${tokenParameter}=${token}`}>
          <input type="hidden" name={tokenParameter} value={token} />
          {!story.withdrawnAt && (
            <Button variant="line" name="wish" value="withdraw">
              Take my story back
            </Button>
          )}
          <Button variant="danger" name="wish" value="delete">
            Delete my story and its photos
          </Button>
          <p className="fine">
            Taking it back removes it from the wall. Deleting removes it from our records too, and cannot be
            undone. Safety copies may hold it until newer ones replace them.
          </p>
        </form>
      )}
      <ButtonLink variant="line" href="/approval-wall">
        See the wall
      </ButtonLink>
    </div>
  )
}

function Facts({ story }: { story: OwnStory }) {
  const { headline, status, createdAt, withdrawnAt, photoCount } = story
  const state = withdrawnAt ? `Taken back on ${longDate(withdrawnAt)}` : statusWords[status]
  return (
    <FactList
      facts={[
        { label: 'Headline', value: headline },
        { label: 'Sent', value: longDate(createdAt) },
        { label: 'Photos', value: photoCount },
        { label: 'Status', value: state },
      ]}
    />
  )
}

function Missing() {
  return (
    <p className="lead">
      There is no story under this link. It may have been deleted, or the link is not complete.
    </p>
  )
}
