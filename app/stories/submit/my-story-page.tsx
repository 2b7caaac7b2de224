import type { StoryStatus } from '../../db/vocabulary.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { useLanguage, useLocalHref, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Sure } from '../../ui/sure.tsx'
import { myStoryWords } from '../my-story-words.ts'
import css from './my-story-page.css?inline'
import { privatePagePath, tokenParameter } from './private-link.ts'
import { submitWords } from './submit-words.ts'

type OwnStory = {
  headline: string
  status: StoryStatus
  createdAt: Date
  withdrawnAt: Date | null
  photoCount: number
}
type Props = {
  story: OwnStory | null
  token: string
  done: 'sent' | 'withdrawn' | 'deleted' | null
  timeZone: string
  /** Of the site: who wants something changed writes there. */
  email: string
}

/** For the person who sent a story in: what became of it, and two ways to take it back. */
export function MyStoryPage({ story, token, done, timeZone, email }: Props) {
  const words = useWords(myStoryWords)
  const { stored } = useWords(submitWords)
  const local = useLocalHref()
  return (
    <div className="wrap mystory">
      <Style name="my-story-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      {done === 'sent' && (
        <FocusedNotice>
          {stored} {words.keep}
        </FocusedNotice>
      )}
      {done === 'withdrawn' && <FocusedNotice>{words.withdrawn}</FocusedNotice>}
      {done === 'deleted' && <FocusedNotice>{words.deleted}</FocusedNotice>}
      {story ? (
        <Facts story={story} timeZone={timeZone} />
      ) : (
        done !== 'deleted' && <p className="lead">{words.missing}</p>
      )}
      {story && (
        <form method="post" action={local(`${privatePagePath}?${tokenParameter}=${token}`)}>
          <input type="hidden" name={tokenParameter} value={token} />
          {!story.withdrawnAt && (
            <Sure variant="line" label={words.withdraw} means={words.withdrawMeans}>
              <Button variant="line" name="wish" value="withdraw">
                {words.yesWithdraw}
              </Button>
            </Sure>
          )}
          <Sure variant="danger" label={words.delete} means={words.deleteMeans}>
            <Button variant="danger" name="wish" value="delete">
              {words.yesDelete}
            </Button>
          </Sure>
          {!story.withdrawnAt && (
            <p className="fine">
              {words.toChange} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </form>
      )}
      <ButtonLink variant="line" href="/approval-wall">
        {words.seeWall}
      </ButtonLink>
    </div>
  )
}

function Facts({ story, timeZone }: { story: OwnStory; timeZone: string }) {
  const { headline, status, createdAt, withdrawnAt, photoCount } = story
  const language = useLanguage()
  const { facts, statuses, takenBackOn } = useWords(myStoryWords)
  const on = (moment: Date) => longDay(dayIn(moment, timeZone), language)
  const state = withdrawnAt ? takenBackOn(on(withdrawnAt)) : statuses[status]
  return (
    <FactList
      facts={[
        { label: facts.headline, value: headline },
        { label: facts.sent, value: on(createdAt) },
        { label: facts.photos, value: photoCount },
        { label: facts.status, value: state },
      ]}
    />
  )
}
