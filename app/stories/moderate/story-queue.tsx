import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { fieldOf } from '../../platform/seen-row.ts'
import { spanWords } from '../../platform/span-words.ts'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lineId } from './moderation-places.ts'
import { currentStory, shownStories } from './moderation-state.ts'
import type { ModerationStory } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import { listHref, type StoryList } from './story-list.ts'
import css from './story-queue.css?inline'
import type { Moderation } from './use-moderation.ts'

type Props = { moderation: Moderation; list: StoryList; olderHref: string | null }

/** The list at the left: one is in front, many may be selected. */
export function StoryQueue({ moderation, list, olderHref }: Props) {
  const { queue: words } = useWords(moderationWords)
  const { state, dispatch } = moderation
  const shown = shownStories(state)
  const current = currentStory(state)
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const isAll = shown.length > 0 && shown.every(({ card }) => state.selected.includes(card.id))
  const select = (id: string, isPicked: boolean) =>
    dispatch({
      kind: 'selected',
      ids: isPicked ? [...state.selected, id] : state.selected.filter((one) => one !== id),
    })
  return (
    <nav className="queue" aria-label={words.name}>
      <Style name="story-queue" css={css} layer="page" />
      {isAlive && (
        <label className="all">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() =>
              dispatch({ kind: 'selected', ids: isAll ? [] : shown.map(({ card }) => card.id) })
            }
          />
          {words.selectAll}
        </label>
      )}
      <ol>
        {shown.map((story) => (
          <QueueItem
            key={story.card.id}
            story={story}
            href={storyHref(list, story.card.id)}
            now={state.page.loadedAt}
            isCurrent={story === current}
            isReturned={state.returned.includes(story.card.id)}
            isSelected={state.selected.includes(story.card.id)}
            onSelect={(isPicked) => select(story.card.id, isPicked)}
            onOpen={() => dispatch({ kind: 'went', id: story.card.id })}
            onStep={moderation.step}
          />
        ))}
      </ol>
      {olderHref && (
        <p className="older">
          <ButtonStyle />
          <Link className={buttonClass({ variant: 'line', tight: true })} to={olderHref}>
            {words.older}
          </Link>
        </p>
      )}
    </nav>
  )
}

type ItemProps = {
  story: ModerationStory
  href: string
  now: Date
  isCurrent: boolean
  isReturned: boolean
  isSelected: boolean
  onSelect: (isPicked: boolean) => void
  onOpen: () => void
  onStep: (by: 1 | -1) => void
}

function QueueItem({
  story,
  href,
  now,
  isCurrent,
  isReturned,
  isSelected,
  onSelect,
  onOpen,
  onStep,
}: ItemProps) {
  const { queue: words } = useWords(moderationWords)
  const { card, version, spamFlags } = story
  const open = (event: MouseEvent) => {
    // A click that opens a new tab stays the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
    if (matchMedia('(width < 60rem)').matches) document.getElementById('seen')?.scrollIntoView()
  }
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <li>
      <label className="pick">
        <input
          type="checkbox"
          name="story"
          form="many"
          value={fieldOf({ id: card.id, version })}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <VisuallyHidden>{words.select(card.headline)}</VisuallyHidden>
      </label>
      <a
        id={lineId(card.id)}
        href={href}
        aria-current={isCurrent || undefined}
        onClick={open}
        onKeyDown={walk}
      >
        <b>{card.headline}</b>
        <span>{words.sender(story.private.fullName, card.cityState)}</span>
        <span>{spanWords(now.getTime() - story.private.sentOn.getTime()) ?? words.new}</span>
        <span className={card.isShared ? undefined : 'flag'}>
          {card.isShared ? words.shared : words.notShared}
        </span>
        <span>{words.photos(card.photos.length)}</span>
        {spamFlags.length > 0 && <span className="flag">{words.odd}</span>}
        {isReturned && <span className="flag">{words.returned}</span>}
      </a>
    </li>
  )
}

const noChange = () => () => {}

function storyHref(list: StoryList, id: string) {
  const href = listHref(list)
  return `${href}${href.includes('?') ? '&' : '?'}story=${id}#seen`
}
