import { Accordion } from '../../ui/accordion.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { importKinds } from './import-kinds.ts'
import type { ImportPart, Reason } from './import-part.ts'

type Props = { part: ImportPart; isOneOfMany: boolean }

/** What an import would do to one table. */
export function PlannedPart({ part, isOneOfMany }: Props) {
  const { kind, reasons, notes } = part
  const title = (words: string) => (isOneOfMany ? `${importKinds[kind]}: ${words}` : words)
  return (
    <>
      {isOneOfMany && <h2>{importKinds[kind]}</h2>}
      <Counts part={part} added={kind === 'settings' ? 'Would be changed' : 'Would be added'} />
      {reasons.length > 0 && (
        <section>
          <h2>{title('Refused, and why')}</h2>
          <ReasonList reasons={reasons} />
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h2>{title('Worth knowing')}</h2>
          <ReasonList reasons={notes} />
        </section>
      )}
    </>
  )
}

/** What one did; the lists stay folded, for they may be long. */
export function FinishedPart({ part, isOneOfMany }: Props) {
  const { kind, reasons, notes } = part
  const folds = [
    { title: 'Refused, and why', reasons },
    { title: 'Worth knowing', reasons: notes },
  ]
    .filter((list) => list.reasons.length > 0)
    .map((list) => ({ title: list.title, body: <ReasonList reasons={list.reasons} /> }))
  return (
    <>
      {isOneOfMany && <h3>{importKinds[kind]}</h3>}
      <Counts part={part} added={kind === 'settings' ? 'Changed' : 'Added'} />
      {folds.length > 0 && (
        <Accordion name={`import-${kind}`} folds={folds} heading={isOneOfMany ? 'h4' : 'h3'} />
      )}
    </>
  )
}

function Counts({ part: { added, skipped, refused }, added: label }: { part: ImportPart; added: string }) {
  return (
    <FactList
      facts={[
        { label, value: added },
        { label: 'Already there, left as they are', value: skipped },
        { label: 'Refused', value: refused },
      ]}
    />
  )
}

function ReasonList({ reasons }: { reasons: Reason[] }) {
  return (
    <ul>
      {reasons.map(({ line, why }) => (
        <li key={`${line} ${why}`}>
          Line {line}: {why}
        </li>
      ))}
    </ul>
  )
}
