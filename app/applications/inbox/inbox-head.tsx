import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { countWords } from '../../db/bounds.ts'
import { applicationStatuses } from '../../db/vocabulary.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { statusWords } from '../status-words.ts'
import { type ApplicationList, type ListName, listHref } from './application-list.ts'
import { headingOf } from './day.ts'
import css from './inbox-head.css?inline'
import { inboxWords } from './inbox-words.ts'
import type { ListCounts } from './list-counts.ts'
import { actions, places } from './places.ts'
import { maxSearchLength } from './search-words.ts'

type Props = {
  counts: ListCounts
  today: string
  list: ApplicationList | null
  searched?: string
  /** Between what the day asks for and the search. */
  filter?: ReactNode
  children?: ReactNode
}

/** The lists with their counts, what the day asks for, and the search. */
export function InboxHead({ counts, today, list, searched = '', filter, children }: Props) {
  const { head: words } = useWords(inboxWords)
  return (
    <header className="apphead">
      <Style name="inbox-head" css={css} layer="page" />
      <div className="top">
        <h1>{words.title}</h1>
        <ListTabs counts={counts} current={list?.name} />
      </div>
      <div className="row">
        <Today counts={counts} today={today} />
        {filter}
        <Form className="casefind" role="search" method="post" action={actions.search}>
          <label className="hidden" htmlFor={places.search}>
            {words.search}
          </label>
          <input
            className="field"
            id={places.search}
            name="q"
            type="search"
            key={searched}
            defaultValue={searched}
            maxLength={maxSearchLength}
            autoComplete="off"
            placeholder={words.searchExample}
          />
          <Button variant="line" tight>
            {words.find}
          </Button>
        </Form>
      </div>
      {children}
    </header>
  )
}

function ListTabs({ counts, current }: { counts: ListCounts; current: ListName | undefined }) {
  const { head: words } = useWords(inboxWords)
  const { statuses, spam } = useWords(statusWords)
  const names = [...applicationStatuses, 'spam'] as const
  const labels: Record<(typeof names)[number], string> = { ...statuses, spam }
  // Nothing looks like spam: nobody needs the list.
  const shown = names.filter((name) => name !== 'spam' || counts.spam > 0 || current === 'spam')
  return (
    <Tabs
      label={words.byStatus}
      tabs={shown.map((name) => ({
        href: listHref({ name, filter: {} }),
        isCurrent: name === current,
        label: (
          <>
            {labels[name]} <Badge>{countWords(counts[name])}</Badge>
          </>
        ),
      }))}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
  )
}

function Today({ counts, today }: { counts: ListCounts; today: string }) {
  const { head: words } = useWords(inboxWords)
  const { weekday, date } = headingOf(today)
  return (
    <ul className="today" aria-label={words.today(weekday, date)}>
      <li className="day">
        <b>{weekday}</b>
        <small>{date}</small>
      </li>
      <li>
        <Link to={listHref({ name: 'due', filter: {} })}>
          <b>{countWords(counts.due)}</b>
          {words.due(
            (shown) => (
              <span>{shown}</span>
            ),
            (spoken) => (
              <VisuallyHidden>{spoken}</VisuallyHidden>
            ),
          )}
        </Link>
      </li>
      <li className={counts.unanswered > 0 ? 'late' : undefined}>
        <Link to={listHref({ name: 'unanswered', filter: {} })}>
          <b>{countWords(counts.unanswered)}</b>
          <span>{words.unanswered}</span>
        </Link>
      </li>
      <li>
        <Link to={listHref({ name: 'new', filter: {} })}>
          <b>{countWords(counts.new)}</b>
          <span>{words.new}</span>
        </Link>
      </li>
      <li className={counts.waiting > 0 ? 'late' : undefined}>
        <Link to={listHref({ name: 'new', filter: { isWaiting: true } })}>
          <b>{countWords(counts.waiting)}</b>
          <span>{words.waiting}</span>
        </Link>
      </li>
    </ul>
  )
}
