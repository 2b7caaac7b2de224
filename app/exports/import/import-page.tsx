import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
import css from '../data-page.css?inline'
import { type ImportKind, importKinds, type TableKind } from './import-kinds.ts'

type Reason = { line: number; why: string }

type Part = {
  kind: TableKind
  added: number
  skipped: number
  refused: number
  /** The first of the refused rows. */
  reasons: Reason[]
  notes: Reason[]
}

export type ImportPreview = { kind: ImportKind; file: string; parts: Part[] }

/** What an import would do, before it does it. */
export function ImportPage({ preview: { kind, file, parts } }: { preview: ImportPreview }) {
  const hasWork = parts.some(({ added }) => added > 0)
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>{importKinds[kind]}: what the import would do</h1>
      {parts.map((part) => (
        <PartOfImport key={part.kind} part={part} isOneOfMany={parts.length > 1} />
      ))}
      <Form method="post" action="/admin/data/import/confirm">
        <ButtonStyle desk />
        <input type="hidden" name="what" value={kind} />
        <input type="hidden" name="file" value={file} />
        {hasWork && <Button>Import now</Button>}
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/data">
          {hasWork ? 'Do nothing' : 'Back'}
        </Link>
      </Form>
    </div>
  )
}

function PartOfImport({ part, isOneOfMany }: { part: Part; isOneOfMany: boolean }) {
  const { kind, added, skipped, refused, reasons, notes } = part
  const title = (words: string) => (isOneOfMany ? `${importKinds[kind]}: ${words}` : words)
  return (
    <>
      {isOneOfMany && <h2>{importKinds[kind]}</h2>}
      <FactList
        facts={[
          { label: kind === 'settings' ? 'Would be changed' : 'Would be added', value: added },
          { label: 'Already there, left as they are', value: skipped },
          { label: 'Refused', value: refused },
        ]}
      />
      <ReasonList title={title('Refused, and why')} reasons={reasons} />
      <ReasonList title={title('Worth knowing')} reasons={notes} />
    </>
  )
}

function ReasonList({ title, reasons }: { title: string; reasons: Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {reasons.map(({ line, why }) => (
          <li key={`${line} ${why}`}>
            Line {line}: {why}
          </li>
        ))}
      </ul>
    </section>
  )
}
