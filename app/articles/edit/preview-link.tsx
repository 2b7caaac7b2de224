import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Style } from '../../ui/style.tsx'
import css from './preview-link.css?inline'

type State = 'idle' | 'copied' | 'failed'
const labels: Record<State, string> = { idle: 'Copy', copied: 'Copied!', failed: 'Could not copy' }

/** For somebody without an account who should read the draft. */
export function PreviewLink({ url }: { url: string }) {
  const [state, setState] = useState<State>('idle')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <details className="preview-link">
      <Style name="preview-link" css={css} layer="page" />
      <summary>Link for a reader of the draft</summary>
      <div>
        <Field
          label="Preview link"
          name="previewLink"
          readOnly
          value={url}
          hint="Shows the article as it was last saved, to whoever has the link, for 7 days."
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="actions">
          <Button type="button" variant="line" tight onClick={copy} aria-live="polite">
            {labels[state]}
          </Button>
          <ButtonLink variant="quiet" tight href={url} external>
            Open
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
