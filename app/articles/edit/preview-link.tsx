import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { editorWords } from './editor-words.ts'
import css from './preview-link.css?inline'

type State = 'idle' | 'copied' | 'failed'

/** For somebody without an account who should read the draft. */
export function PreviewLink({ url }: { url: string }) {
  const { previewLink: words } = useWords(editorWords)
  const [state, setState] = useState<State>('idle')
  const copy = async () => setState((await copyText(url)) ? 'copied' : 'failed')
  return (
    <details className="preview-link">
      <Style name="preview-link" css={css} layer="page" />
      <summary>{words.title}</summary>
      <div>
        <Field
          label={words.label}
          name="previewLink"
          readOnly
          value={url}
          hint={words.hint}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="actions">
          <Button type="button" variant="line" tight onClick={copy} aria-live="polite">
            {words.copy[state]}
          </Button>
          <ButtonLink variant="quiet" tight href={url} external>
            {words.open}
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
