import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { countWords } from '../../db/bounds.ts'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyLegend } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { noticeDays } from '../notice-days.ts'
import { isFiltered, isStatus, listHref } from './application-list.ts'
import { CaseBar, ManyBar } from './case-bar.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseView } from './case-view.tsx'
import { emptyWords } from './empty-words.ts'
import { FilterForm } from './filter-form.tsx'
import css from './inbox.css?inline'
import { InboxHead } from './inbox-head.tsx'
import { InboxNotice } from './inbox-notice.tsx'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { inboxWords } from './inbox-words.ts'
import { keyWords } from './key-words.ts'
import { inboxKeys } from './keys.ts'
import { places } from './places.ts'
import { openHref, Queue } from './queue.tsx'
import { type InboxKeys, useInboxKeys } from './use-inbox-keys.ts'

/** The inbox: the list, the application that is open, and what can be done with it. */
export function InboxPage(view: InboxView) {
  const { list, counts, today, open, notice, isNamed } = view
  const keys = useInboxKeys()
  const words = useWords(inboxWords)
  const here = listHref(list, isNamed ? open?.id : undefined)
  useFocus(view)
  useTopOfList(listHref(list))
  return (
    <div
      className={`inbox ${isNamed ? 'named' : 'unnamed'}${open ? '' : ' bare'}`}
      data-keys={keys.isOn ? 'on' : 'off'}
    >
      <Style name="inbox" css={css} layer="page" />
      <InboxHead
        counts={counts}
        today={today}
        list={list}
        filter={<FilterForm list={list} assignees={view.assignees} viewer={view.viewer} />}
      >
        <InboxNotice notice={notice} back={here} />
        {view.soonErased > 0 && <SoonErased count={view.soonErased} viewer={view.viewer} />}
      </InboxHead>
      {open ? <OpenList view={view} open={open} keys={keys} /> : <EmptyList view={view} />}
      <p className="hidden" role="status">
        {open ? words.open(open.name) : ''}
      </p>
      <KeyLegend table={inboxKeys} words={useWords(keyWords)} keys={keys} note={words.noKeys} />
    </div>
  )
}

function SoonErased({ count, viewer }: { count: number } & Pick<InboxView, 'viewer'>) {
  const words = useWords(inboxWords)
  return (
    <Notice kind="info" wide>
      {words.soonErased(count, countWords(count), noticeDays)}{' '}
      {viewer.role === 'owner'
        ? words.howLongKept((setting) => <Link to="/admin/settings/applications">{setting}</Link>)
        : words.ownerDecides}
    </Notice>
  )
}

function OpenList({ view, open, keys }: { view: InboxView; open: OpenApplication; keys: InboxKeys }) {
  const { list, lines } = view
  const { captions, onThisPage } = useWords(inboxWords).queue
  // Nobody counts what fits a filter: of several pages it is said how many stand on this one.
  const isPart = isFiltered(list) && (view.nextHref !== null || list.after !== undefined)
  const count = isFiltered(list) ? lines.length : view.counts[list.name]
  const here = listHref(list, open.id)
  const afterwards = hrefAfterwards(view, open)
  return (
    <>
      <div className="casepanes">
        <Queue
          lines={lines}
          currentId={open.id}
          hrefOf={openHref(list)}
          caption={captions[list.name](countWords(count), isPart ? onThisPage : '')}
          isMixed={!isStatus(list.name)}
          nextHref={view.nextHref}
        />
        <CaseView
          open={open}
          list={list}
          here={here}
          templates={view.templates}
          draft={view.draft}
          answer={view.answer}
          isMailSetUp={view.isMailSetUp}
          viewer={view.viewer}
        />
        <CaseFacts
          // Nothing that is typed or unfolded for one belongs to the next.
          key={open.id}
          open={open}
          here={here}
          afterwards={afterwards}
          assignees={view.assignees}
          viewer={view.viewer}
          today={view.today}
          formSaid={view.formSaid}
        />
      </div>
      <div className="casebars">
        <CaseBar
          open={open}
          list={list}
          lines={lines}
          here={here}
          afterwards={afterwards}
          templates={view.templates}
          keys={keys}
        />
        <ManyBar list={list} />
      </div>
    </>
  )
}

/** A move takes it out of the list: then the next one is open, or the one before, or the list. */
function hrefAfterwards({ list, lines }: InboxView, open: OpenApplication) {
  const at = lines.findIndex(({ id }) => id === open.id)
  const next = at < 0 ? undefined : (lines[at + 1] ?? lines[at - 1])
  return listHref(list, next?.id)
}

function EmptyList({ view: { list, counts, nextHref } }: { view: InboxView }) {
  const words = useWords(inboxWords)
  const { title, text } = emptyWords(words, list, counts, nextHref !== null)
  return (
    <div className="emptywrap">
      <EmptyState title={title} text={text}>
        <ButtonStyle />
        {nextHref && (
          <Link className={buttonClass({})} to={nextHref}>
            {words.theRest}
          </Link>
        )}
        {list.after && !nextHref && (
          <Link className={buttonClass({})} to={listHref({ name: list.name, filter: list.filter })}>
            {words.firstPage}
          </Link>
        )}
        {isFiltered(list) ? (
          <Link
            className={buttonClass({ variant: nextHref || list.after ? 'line' : 'brass' })}
            to={listHref({ name: list.name, filter: {} })}
          >
            {words.wholeList}
          </Link>
        ) : (
          counts.due > 0 &&
          !list.after && (
            <Link className={buttonClass({})} to={listHref({ name: 'due', filter: {} })}>
              {words.seeDue}
            </Link>
          )
        )}
        <a className={buttonClass({ variant: 'line' })} href="/forms/funding" target="_blank" rel="noopener">
          {words.tryForm}
        </a>
      </EmptyState>
    </div>
  )
}

/** The focus follows the application that is open; a letter that was opened is there to be written. */
function useFocus({ open, isNamed, draft }: InboxView) {
  const id = open?.id ?? null
  const last = useRef({ id, isNamed })
  useEffect(() => {
    const { id: lastId, isNamed: wasNamed } = last.current
    last.current = { id, isNamed }
    // The first one is open without a name: then its line of the list leads to where one is.
    const isChosen = isNamed && !wasNamed && document.activeElement?.matches('a')
    if (lastId === id && !isChosen) return
    document.getElementById(places.case)?.focus({ preventScroll: true })
    document.getElementById(places.case)?.scrollTo({ top: 0 })
  }, [id, isNamed])
  const hasDraft = draft !== null
  useEffect(() => {
    if (hasDraft) document.getElementById(places.mailBody)?.focus()
  }, [hasDraft])
}

/** The list scrolls by itself beside the application: another list, or its next page, begins at the top. */
function useTopOfList(list: string) {
  const last = useRef(list)
  useEffect(() => {
    if (last.current === list) return
    last.current = list
    document.getElementById(places.list)?.scrollTo({ top: 0 })
  }, [list])
}
