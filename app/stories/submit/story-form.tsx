import { Fragment, useRef } from 'react'
import { invitedHref } from '../../applications/invite/invitation-link.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLocalHref, useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { AboutYou, Permissions, YourStory } from './story-fields.tsx'
import css from './story-form.css?inline'
import {
  formTokenField,
  honeypotField,
  invitationField,
  type SubmissionErrors,
  type SubmissionValues,
} from './submission.ts'
import { submitWords } from './submit-words.ts'
import { useStoryForm } from './use-story-form.ts'

export type StoryFormProps = {
  token: string
  brand: string
  /** Opened by a client's own link: until when it works, as a day. */
  invitation?: { token: string; until: string }
  /** Given back by the server when something was refused without JavaScript. */
  values?: SubmissionValues
  errors?: SubmissionErrors
  /** A message that belongs to no field. */
  message?: string
}

const none: SubmissionErrors = {}

type InvitedProps = NonNullable<StoryFormProps['invitation']>

function Invited({ token, until }: InvitedProps) {
  const words = useWords(submitWords)
  return (
    <>
      <input type="hidden" name={invitationField} value={token} autoComplete="off" readOnly />
      <Notice kind="info" wide>
        {words.invited(until)}
      </Notice>
    </>
  )
}

/** The form of the wall: a plain multipart form, and as an island quicker, kinder and with a memory. */
export function StoryForm({ token, brand, invitation, values, errors = none, message }: StoryFormProps) {
  const words = useWords(submitWords)
  const local = useLocalHref()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isAnswer = values !== undefined
  const state = useStoryForm({ form, summary, token, invitation, errors, message, isAnswer })
  const given = state.ownToken === token ? values : undefined
  const failures = Object.entries(state.errors).map(([name, text]) => ({ name, message: text }))
  return (
    <form
      className="tell"
      method="post"
      action={local(invitation ? invitedHref(invitation.token) : '/approval-wall/share')}
      encType="multipart/form-data"
      noValidate
      ref={form}
      onSubmit={state.submit}
      onInput={state.keepDraft}
    >
      <Style name="story-form" css={css} layer="page" />
      <ErrorSummary title={words.lookAgain} failures={failures} hasFocus={isAnswer} ref={summary} />
      {state.message && (
        <Notice kind="error" wide>
          {state.message}
        </Notice>
      )}
      {state.privatePage && (
        <Notice wide>
          {words.stored} <a href={local(state.privatePage.href)}>{state.privatePage.label}</a>
        </Notice>
      )}
      <input type="hidden" name={formTokenField} value={state.token} autoComplete="off" readOnly />
      {state.invitation && <Invited {...state.invitation} />}
      {/* Rendered anew for the next story, which has a token of its own: a reset would bring back what was refused. */}
      <Fragment key={state.ownToken}>
        <AboutYou values={given} errors={state.errors} brand={brand} />
        <PhotoFields
          errors={state.errors}
          photos={state.photos}
          largePhotos={state.largePhotos}
          onChoose={state.choosePhoto}
          onRemove={state.removePhoto}
          onShrink={state.shrinkLarge}
          onForget={state.leaveOut}
        />
        <YourStory values={given} errors={state.errors} brand={brand} />
        <Permissions values={given} errors={state.errors} />
      </Fragment>
      {/* People never see this; who fills it in is no person. */}
      <div className="hidden" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="send">
        <Button aria-disabled={state.isSending || undefined}>
          {state.isSending ? words.sending(state.progress) : words.send}
        </Button>
        <p className="fine">{words.reviewed}</p>
      </div>
    </form>
  )
}
