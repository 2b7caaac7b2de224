import { Form, href } from 'react-router'
import { timeWords } from '../../platform/time-zone.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { useTimeZone } from '../../ui/local-time.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { TypedArticle } from '../article-form.ts'
import { editorWords } from './editor-words.ts'

export type OfferedDraft = { typed: TypedArticle; baseVersion: number | null; updatedAt: Date }

type Props = {
  offer: OfferedDraft
  isNew: boolean
  draftKey: string
  onSettle: (decision: 'continue' | 'discard') => void
}

/** Unsaved text was found. Without JavaScript the link and the form below do the same. */
export function DraftOffer({ offer, isNew, draftKey, onSettle }: Props) {
  const { unsaved: words } = useWords(editorWords)
  const when = timeWords(offer.updatedAt, useTimeZone())
  return (
    <Notice kind="info" wide>
      <p>{isNew ? words.ofNew(when) : words.found}</p>
      <Form
        className="actions"
        method="post"
        action="/admin/articles/draft"
        onSubmit={() => onSettle('discard')}
      >
        <input type="hidden" name="draftKey" value={draftKey} />
        {!isNew && (
          <ButtonLink
            tight
            href={`${href('/admin/articles/:id', { id: draftKey })}?continue=yes`}
            onClick={(event) => {
              event.preventDefault()
              onSettle('continue')
            }}
          >
            {words.continue(when)}
          </ButtonLink>
        )}
        <Button variant="line" tight name="intent" value={isNew ? 'discard-new' : 'discard'}>
          {words.discard}
        </Button>
      </Form>
    </Notice>
  )
}
