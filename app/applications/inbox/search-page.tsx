import { KeyLegend } from '../../ui/key-legend.tsx'
import { Style } from '../../ui/style.tsx'
import { listHref } from './application-list.ts'
import css from './inbox.css?inline'
import { InboxHead } from './inbox-head.tsx'
import type { QueueLine } from './inbox-view.ts'
import { inboxKeys } from './keys.ts'
import type { ListCounts } from './list-counts.ts'
import { Queue } from './queue.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

export type SearchView = { typed: string; lines: QueueLine[]; said: string }

type Props = { counts: ListCounts; today: string; found: SearchView | null }

/** What a search has found, in every list; its words stand in no address. */
export function SearchPage({ counts, today, found }: Props) {
  const keys = useInboxKeys()
  return (
    <div className="inbox search" data-keys={keys.isOn ? 'on' : 'off'}>
      <Style name="inbox" css={css} layer="page" />
      <InboxHead counts={counts} today={today} list={null} searched={found?.typed ?? ''} />
      <p className="said" role="status">
        {found?.said ?? 'Search by name, e-mail, any part of the phone number, place, words or reference.'}
      </p>
      {found && found.lines.length > 0 && (
        <Queue
          lines={found.lines}
          hrefOf={(line) => listHref({ name: line.isSpam ? 'spam' : line.status, filter: {} }, line.id)}
          caption="Newest first, from all lists"
          isMixed
          isPicking={false}
        />
      )}
      <KeyLegend table={inboxKeys} keys={keys} note="No key works while you type." />
    </div>
  )
}
