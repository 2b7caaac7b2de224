import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import css from '../data-page.css?inline'
import { importWords } from '../import-words.ts'
import type { ImportPreview } from './import-part.ts'
import { PlannedPart } from './part-of-import.tsx'

/** What an import would do, before it does it. */
export function ImportPage({ preview: { kind, file, parts } }: { preview: ImportPreview }) {
  const words = useWords(importWords)
  const hasWork = parts.some(({ added }) => added > 0)
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>{words.would(kind)}</h1>
      <p className="small soft">{words.photosLater}</p>
      {parts.map((part) => (
        <PlannedPart key={part.kind} part={part} isOneOfMany={parts.length > 1} />
      ))}
      <Form method="post" action="/admin/data/import/confirm">
        <ButtonStyle rare />
        <input type="hidden" name="what" value={kind} />
        <input type="hidden" name="file" value={file} />
        {hasWork && <Button>{words.now}</Button>}
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/data">
          {hasWork ? words.doNothing : words.back}
        </Link>
      </Form>
    </div>
  )
}
