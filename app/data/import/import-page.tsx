import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import css from '../data-page.css?inline'
import { importKinds } from './import-kinds.ts'
import type { ImportPreview } from './import-part.ts'
import { PlannedPart } from './part-of-import.tsx'

/** What an import would do, before it does it. */
export function ImportPage({ preview: { kind, file, parts } }: { preview: ImportPreview }) {
  const hasWork = parts.some(({ added }) => added > 0)
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>{importKinds[kind]}: what the import would do</h1>
      <p className="small soft">
        Photos in the file are only looked at briefly here. Each one is checked as it comes in; what had to be
        left out is listed at the end.
      </p>
      {parts.map((part) => (
        <PlannedPart key={part.kind} part={part} isOneOfMany={parts.length > 1} />
      ))}
      <Form method="post" action="/admin/data/import/confirm">
        <ButtonStyle rare />
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
