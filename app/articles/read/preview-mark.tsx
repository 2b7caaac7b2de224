import { MessagePage } from '../../layout/message-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import css from './preview-mark.css?inline'

/** Stands over a draft that somebody may read by its link. */
export function PreviewMark() {
  return (
    <div className="preview-mark">
      <Style name="preview-mark" css={css} layer="page" />
      <p className="wrap">
        <b>Draft preview.</b> Only people with this link can see it. It may still change.
      </p>
    </div>
  )
}

export function PreviewEnded() {
  return (
    <MessagePage
      title="Preview not available"
      lead="This preview link has ended, or a part of it is missing. Ask the person who sent it for a new one."
    >
      <ButtonLink href="/articles">Read our articles</ButtonLink>
    </MessagePage>
  )
}
