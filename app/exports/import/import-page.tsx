import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
import css from '../data-page.css?inline'
import { type ImportKind, importKinds } from './import-kinds.ts'

type Reason = { line: number; why: string }

export type ImportPreview = {
  kind: ImportKind
  file: string
  added: number
  skipped: number
  refused: number
  /** The first of the refused rows. */
  reasons: Reason[]
  notes: Reason[]
}

/** What an import would do, before it does it. */
export function ImportPage({ preview }: { preview: ImportPreview }) {
  const { kind, file, added, skipped, refused, reasons, notes } = preview
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>{importKinds[kind]}: what the import would do</h1>
      <FactList
        facts={[
          { label: kind === 'settings' ? 'Would be changed' : 'Would be added', value: added },
          { label: 'Already there, left as they are', value: skipped },
          { label: 'Refused', value: refused },
        ]}
      />
      <ReasonList title="Refused, and why" reasons={reasons} />
      <ReasonList title="Worth knowing" reasons={notes} />
      <Form method="post" action="/admin/data/import/confirm">
        <ButtonStyle desk />
        <input type="hidden" name="what" value={kind} />
        <input type="hidden" name="file" value={file} />
        {added > 0 && <Button>Import now</Button>}
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/data">
          {added > 0 ? 'Do nothing' : 'Back'}
        </Link>
      </Form>
    </div>
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
