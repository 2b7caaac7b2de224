import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { keepsItsText } from '../../layout/use-session-check.ts'
import { useWords } from '../../ui/language.ts'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Style } from '../../ui/style.tsx'
import type { Refused } from '../save-answer.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { dropFromDevice } from './device-drafts.ts'
import { DraftOffer, type OfferedDraft } from './draft-offer.tsx'
import css from './editor.css?inline'
import { EditorHead } from './editor-head.tsx'
import { editorWords } from './editor-words.ts'
import { PictureFields } from './picture-fields.tsx'
import { PreviewLink } from './preview-link.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PutAway, Refusal } from './refusal.tsx'
import { SaveBar } from './save-bar.tsx'
import { StateFields } from './state-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { TranslationPanel, type Translations } from './translation-panel.tsx'
import { useAutosave } from './use-autosave.ts'
import { useDraftOffer } from './use-draft-offer.ts'
import { type Opened, useEditor } from './use-editor.ts'
import { useKeyInAddress } from './use-key-in-address.ts'

type Props = {
  opened: Opened
  /** Unsaved text of this admin on the server. */
  draft: OfferedDraft | null
  email: string
  defaultAuthor: string
  createdAt: Date
  previewUrl: string | null
  /** Null for a new article. */
  translations: Translations | null
  refused?: Refused
}

export function ArticleEditor(props: Props) {
  const { opened, draft, email, defaultAuthor, createdAt, previewUrl, translations, refused } = props
  const isNew = opened.version === null
  useKeyInAddress(isNew, opened.draftKey)
  const editor = useEditor(opened, refused)
  const { offer, settle } = useDraftOffer({ opened, draft, email, editor })
  const isAsking = offer !== null && !isNew
  const kept = useAutosave({
    email,
    draftKey: opened.draftKey,
    baseVersion: editor.version,
    typed: editor.typed,
    isOn: editor.isDirty && !isAsking,
  })
  const { formMethod, state } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const [settled, setSettled] = useState<Refused | undefined>()
  const [stays, setStays] = useState(false)
  const [putAway, setPutAway] = useState<string | null>(null)
  const problem = refused === settled ? undefined : refused
  const errors = problem?.errors ?? {}
  const { leave } = useWords(editorWords)
  // The panel with the focused link is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict that was settled
  useEffect(() => {
    if (settled) editor.focusTitle()
  }, [settled])

  return (
    <>
      <Style name="article-editor" css={css} layer="page" />
      <EditorHead id={isNew ? null : opened.draftKey} />
      <Refusal refused={problem} />
      {offer && <DraftOffer offer={offer} isNew={isNew} draftKey={opened.draftKey} onSettle={settle} />}
      {problem?.conflict && (
        <ConflictPanel
          mine={problem.typed}
          email={email}
          defaultAuthor={defaultAuthor}
          conflict={problem.conflict}
          onTakeTheirs={(conflict) => {
            editor.takeTheirs(conflict)
            dropFromDevice(email, opened.draftKey)
            setSettled(refused)
            setPutAway(editor.typed.content)
          }}
        />
      )}
      <PutAway text={putAway} />
      <div className="editor-columns">
        <Form
          {...keepsItsText}
          id="article-form"
          className="editor"
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset={stays}
          ref={editor.form}
          inert={isAsking}
          onChange={editor.read}
          onSubmit={editor.onSend}
        >
          <input type="hidden" name="draftKey" value={opened.draftKey} />
          <input type="hidden" name="draftOf" value={email} />
          {editor.version !== null && <input type="hidden" name="version" value={editor.version} />}
          <div className="editor" key={editor.shown.round}>
            <TextFields shown={editor.shown.typed} typed={editor.typed} errors={errors} />
            <PictureFields
              shown={editor.shown.typed}
              typed={editor.typed}
              errors={errors}
              chosen={editor.picture}
              onChoose={editor.choosePicture}
            />
            <StateFields shown={editor.shown.typed} errors={errors} />
          </div>
          <SaveBar
            form={editor.form}
            stays={stays}
            onStay={setStays}
            isSaving={isSaving}
            isDirty={editor.isDirty}
            kept={kept}
            problem={problem}
          />
        </Form>
        <div className="beside">
          {translations && <TranslationPanel id={opened.draftKey} {...translations} />}
          {previewUrl && <PreviewLink url={previewUrl} />}
          <PreviewPane
            typed={editor.typed}
            picture={editor.picture}
            defaultAuthor={defaultAuthor}
            createdAt={createdAt}
          />
        </div>
      </div>
      <LeaveGuard
        isOn={editor.isDirty && !isSaving}
        words={leave}
        // Discarding the draft.
        lets="/admin/articles/draft"
      />
    </>
  )
}
