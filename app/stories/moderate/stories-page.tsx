import { Link, useRevalidator } from 'react-router'
import { countWords } from '../../db/bounds.ts'
import { storyStatuses } from '../../db/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { KeyLegend } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { moderationKeys } from './keys.ts'
import { currentStory } from './moderation-state.ts'
import type { Counts, ModerationNotice, ModerationPage, ModerationStory } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import { polledHref } from './polled-href.ts'
import { QuestionBar } from './question-bar.tsx'
import css from './stories-page.css?inline'
import { StoryBar } from './story-bar.tsx'
import { isSearch, listHref, type StoryList } from './story-list.ts'
import { StoryNotice } from './story-notice.tsx'
import { StoryPrivate } from './story-private.tsx'
import { StoryQueue } from './story-queue.tsx'
import { StorySearch } from './story-search.tsx'
import { StoryView } from './story-view.tsx'
import { type Moderation, useModeration } from './use-moderation.ts'
import { type ModerationKeys, useModerationKeys } from './use-moderation-keys.ts'
import { usePolledCounts } from './use-polled-counts.ts'
import { useRefill } from './use-refill.ts'

type StoriesPageProps = {
  list: StoryList
  page: ModerationPage
  /** Put in front by the address. */
  storyId: string | null
  notice: ModerationNotice | null
  brand: string
}

/** The moderators' page: what waits, how the wall will show it, what stays private, and the decision. */
export function StoriesPage({ list, page, storyId, notice, brand }: StoriesPageProps) {
  const words = useWords(moderationWords)
  const moderation = useModeration({ page, storyId, asks: notice?.asks ?? [] })
  const { state, dispatch } = moderation
  const current = currentStory(state)
  const keys = useModerationKeys(moderation)
  usePolledCounts(polledHref(list, topOf(page)), (polled) => dispatch({ kind: 'polled', ...polled }))
  useRefill(state)

  return (
    <div className="moderation" data-keys={keys.isOn ? 'on' : 'off'}>
      <Style name="stories-page" css={css} layer="page" />
      <header>
        <div className="top">
          <h1>
            {words.title}
            <VisuallyHidden>{`: ${words.statuses[list.status]}`}</VisuallyHidden>
          </h1>
          <StatusTabs list={list} counts={state.counts} />
        </div>
        <StorySearch list={list} />
        <StoryNotice notice={notice} list={list} />
        {state.isMore && !list.after && <NewStories />}
        <p className="hidden" role="status">
          {keys.said}
        </p>
      </header>
      {current ? (
        <OpenList moderation={moderation} list={list} current={current} brand={brand} keys={keys} />
      ) : (
        <EmptyList list={list} isReloading={state.sent.length > 0} olderHref={state.page.olderHref} />
      )}
      <KeyLegend table={moderationKeys} words={words.keys} keys={keys} note={words.keysNote} />
    </div>
  )
}

type OpenListProps = {
  moderation: Moderation
  list: StoryList
  current: ModerationStory
  brand: string
  keys: ModerationKeys
}

function OpenList({ moderation, list, current, brand, keys }: OpenListProps) {
  const { state, dispatch } = moderation
  const { id } = current.card
  return (
    <>
      <div className="panes">
        <StoryQueue moderation={moderation} list={list} olderHref={state.page.olderHref} />
        <StoryView key={id} story={current} brand={brand} conflict={state.conflicts[id]} />
        <StoryPrivate
          key={`private-${id}`}
          story={current}
          reason={state.reasons[id]}
          onReason={(reason) => dispatch({ kind: 'typed', id, reason })}
        />
      </div>
      {state.asked.length > 0 ? (
        <QuestionBar moderation={moderation} list={list} />
      ) : (
        <StoryBar moderation={moderation} list={list} current={current} keys={keys} />
      )}
    </>
  )
}

function topOf({ stories }: ModerationPage) {
  const [top] = stories
  return top && { createdAt: top.private.sentOn, id: top.card.id }
}

function StatusTabs({ list, counts }: { list: StoryList; counts: Counts }) {
  const words = useWords(moderationWords).tabs
  const tabs = storyStatuses.map((status) => ({
    label: words.counted(status, countWords(counts[status])),
    href: listHref({ ...list, status, after: undefined }),
    isCurrent: status === list.status,
  }))
  return (
    <Tabs label={words.name} tabs={tabs} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />
  )
}

/** Said, not shown: the list does not move under its reader. */
function NewStories() {
  const words = useWords(moderationWords)
  const { revalidate } = useRevalidator()
  return (
    <p className="new-stories" role="status">
      <span>{words.newStories}</span>
      <Button type="button" variant="quiet" tight onClick={() => void revalidate()}>
        {words.showNewStories}
      </Button>
    </p>
  )
}

type EmptyListProps = { list: StoryList; isReloading: boolean; olderHref: string | null }

function EmptyList({ list, isReloading, olderHref }: EmptyListProps) {
  const { empty: words } = useWords(moderationWords)
  const isSearched = isSearch(list)
  // A search reads some thousand stories at once.
  const isPartial = isSearched && olderHref !== null
  const nothingLeft = list.after ? words.nothingOlder : words.nothingFound
  const nothingFound = isPartial ? words.nothingNewer : nothingLeft
  const none = list.after ? words.noOlder(list.status) : words.none[list.status]
  return (
    <div className="none">
      <p className="lead" id="no-stories" tabIndex={-1}>
        {isSearched && !isReloading ? nothingFound : none}
      </p>
      {isPartial && <Link to={olderHref}>{words.lookOlder}</Link>}
      {(isSearched || list.after) && (
        <Link to={listHref({ status: list.status, words: '', isFlaggedOnly: false })}>
          {isSearched ? words.showAll(list.status) : words.newest(list.status)}
        </Link>
      )}
    </div>
  )
}
