import { MessagePage } from '../../layout/message-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { articleWords } from '../words.ts'
import css from './preview-mark.css?inline'

/** Stands over a draft that somebody may read by its link. */
export function PreviewMark() {
  const { preview } = useWords(articleWords)
  return (
    <div className="preview-mark">
      <Style name="preview-mark" css={css} layer="page" />
      <p className="wrap">
        <b>{preview.mark}</b> {preview.meaning}
      </p>
    </div>
  )
}

export function PreviewEnded() {
  const { preview } = useWords(articleWords)
  return (
    <MessagePage title={preview.ended} lead={preview.endedLead}>
      <ButtonLink href="/articles">{preview.read}</ButtonLink>
    </MessagePage>
  )
}
