import { KeyLegend } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Spoken } from '../../ui/spoken.tsx'
import { Style } from '../../ui/style.tsx'
import { listHref } from './application-list.ts'
import css from './inbox.css?inline'
import { InboxHead } from './inbox-head.tsx'
import type { QueueLine } from './inbox-view.ts'
import { inboxWords } from './inbox-words.ts'
import { keyWords } from './key-words.ts'
import { inboxKeys } from './keys.ts'
import type { ListCounts } from './list-counts.ts'
import { Queue } from './queue.tsx'
import { searchPageWords } from './search-page-words.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useSearchAgain } from './use-search-again.ts'

export type SearchView = { typed: string; lines: QueueLine[]; said: string }

type Props = { counts: ListCounts; today: string; found: SearchView | null }

/** What a search has found, in every list; its words stand in no address. */
export function SearchPage({ counts, today, found }: Props) {
  const keys = useInboxKeys()
  useSearchAgain(found?.typed)
  const words = useWords(searchPageWords)
  const { noKeys } = useWords(inboxWords)
  return (
    <div className="inbox search" data-keys={keys.isOn ? 'on' : 'off'}>
      <Style name="inbox" css={css} layer="page" />
      <InboxHead counts={counts} today={today} list={null} searched={found?.typed ?? ''} />
      <Spoken text={found?.said ?? ''} />
      <p className="said">{found?.said ?? words.how}</p>
      {found && found.lines.length > 0 && (
        <Queue
          lines={found.lines}
          hrefOf={(line) => listHref({ name: line.isSpam ? 'spam' : line.status, filter: {} }, line.id)}
          caption={words.order}
          isMixed
          isPicking={false}
        />
      )}
      <KeyLegend table={inboxKeys} words={useWords(keyWords)} keys={keys} note={noKeys} />
    </div>
  )
}
