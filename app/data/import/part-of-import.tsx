import { Accordion } from '../../ui/accordion.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { useWords } from '../../ui/language.ts'
import { importWords } from '../import-words.ts'
import type { ImportPart, Reason } from './import-part.ts'

type Props = { part: ImportPart; isOneOfMany: boolean }

/** What an import would do to one table. */
export function PlannedPart({ part, isOneOfMany }: Props) {
  const words = useWords(importWords)
  const { kind, refused, reasons, notes, moreNotes } = part
  const titled = (title: string) => (isOneOfMany ? words.of(kind, title) : title)
  return (
    <>
      {isOneOfMany && <h2>{words.kinds[kind]}</h2>}
      <Counts part={part} added={words.willAdd(kind)} />
      {reasons.length > 0 && (
        <section>
          <h2>{titled(words.refusedAndWhy)}</h2>
          <ReasonList reasons={reasons} more={refused - reasons.length} />
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h2>{titled(words.worthKnowing)}</h2>
          <ReasonList reasons={notes} more={moreNotes} />
        </section>
      )}
    </>
  )
}

/** What one did; the lists stay folded, for they may be long. */
export function FinishedPart({ part, isOneOfMany }: Props) {
  const words = useWords(importWords)
  const { kind, refused, reasons, notes, moreNotes } = part
  const folds = [
    { title: words.refusedAndWhy, reasons, more: refused - reasons.length },
    { title: words.worthKnowing, reasons: notes, more: moreNotes },
  ]
    .filter((list) => list.reasons.length > 0)
    .map(({ title, ...list }) => ({ title, body: <ReasonList {...list} /> }))
  return (
    <>
      {isOneOfMany && <h3>{words.kinds[kind]}</h3>}
      <Counts part={part} added={words.added(kind)} />
      {folds.length > 0 && (
        <Accordion name={`import-${kind}`} folds={folds} heading={isOneOfMany ? 'h4' : 'h3'} />
      )}
    </>
  )
}

function Counts({ part, added: label }: { part: ImportPart; added: string }) {
  const words = useWords(importWords)
  const { added, skipped, refused, ignoredColumns = [] } = part
  return (
    <>
      <FactList
        facts={[
          { label, value: added },
          { label: words.alreadyThere, value: skipped },
          { label: words.refused, value: refused },
        ]}
      />
      {ignoredColumns.length > 0 && <p>{words.ignored(ignoredColumns)}</p>}
    </>
  )
}

function ReasonList({ reasons, more = 0 }: { reasons: Reason[]; more?: number | undefined }) {
  const words = useWords(importWords)
  return (
    <ul>
      {reasons.map(({ line, why }) => (
        <li key={`${line} ${why}`}>{words.atLine(line, why)}</li>
      ))}
      {more > 0 && <li>{words.more(more)}</li>}
    </ul>
  )
}
