import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { formRefusals } from '../../photos/words.ts'
import { useLanguage, useLocalHref } from '../../ui/language.ts'
import { fieldNames } from '../story-fields.ts'
import type { ChosenPhotos, LargePhotos } from './photo-fields.tsx'
import { type PrivatePage, sendStory } from './send-story.ts'
import { makeSmaller, type Shrunk, shrinkPhoto } from './shrink-photo.ts'
import { clearDraft, restoreDraft, saveDraft } from './story-draft.ts'
import { type PhotoField, parseSubmission, restoredField, type SubmissionErrors } from './submission.ts'
import { submitWords } from './submit-words.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  summary: RefObject<HTMLDivElement | null>
  token: string
  invitation?: { token: string; until: string }
  errors: SubmissionErrors
  message?: string
  /** On a page that answers a post. */
  isAnswer: boolean
}

/** What the form does once it is hydrated. The fields themselves stay the browser's own: nothing typed before is lost. */
export function useStoryForm({
  form,
  summary,
  token: firstToken,
  invitation: firstInvitation,
  errors: firstErrors,
  message: firstMessage,
  isAnswer,
}: Options) {
  const language = useLanguage()
  const refusals = formRefusals[language]
  const words = submitWords[language]
  const storiesHref = useLocalHref()('/stories')
  const [ownToken, setOwnToken] = useState(firstToken)
  /** The token of a draft that was continued, or goes on as another story: unlike `ownToken` it redraws no field. */
  const [restored, setRestored] = useState('')
  const [invitation, setInvitation] = useState(firstInvitation)
  const [errors, setErrors] = useState(firstErrors)
  const [message, setMessage] = useState(firstMessage)
  const [photos, setPhotos] = useState<ChosenPhotos>({})
  const [largePhotos, setLargePhotos] = useState<LargePhotos>({})
  const [progress, setProgress] = useState<number | null>(null)
  const [privatePage, setPrivatePage] = useState<PrivatePage | null>(null)
  const isSending = useRef(false)
  /** Also those that a reload has lost. */
  const chosen = useRef(new Set<PhotoField>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    // What was posted is newer than any draft.
    if (isAnswer) return keepDraft()
    if (!form.current) return
    const draft = restoreDraft(form.current)
    setRestored(draft.token)
    chosen.current = new Set(draft.photos)
    if (draft.photos.length > 0) setErrors(eachSaying(words.photos.again, draft.photos))
  }, [])

  const keepDraft = (names?: string[]) => {
    if (form.current) saveDraft(form.current, chosen.current, names)
  }

  const fail = (found: SubmissionErrors) => {
    setErrors(found)
    // After React has drawn the summary.
    setTimeout(() => summary.current?.focus())
  }

  const choosePhoto = async (field: PhotoField, input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    const result = await shrinkPhoto(file)
    // Another one was chosen meanwhile.
    if (input.files?.[0] !== file) return
    if ('problem' in result) input.value = ''
    takePhoto(field, file, result)
  }

  const shrinkLarge = async (field: PhotoField) => {
    const file = largePhotos[field]
    if (file) takePhoto(field, file, await makeSmaller(file))
  }

  const takePhoto = (field: PhotoField, file: File, result: Shrunk) => {
    forgetLarge(field)
    if ('problem' in result) {
      const problem = refusals[result.problem]
      if (result.problem === 'too-large') {
        setLargePhotos((now) => ({ ...now, [field]: file }))
        note(field, true)
      }
      setErrors((now) => ({ ...now, [field]: problem }))
      return tell('error', problem)
    }
    const photo = { file: result.photo, name: file.name, preview: URL.createObjectURL(result.photo) }
    dropPhoto(field)
    setPhotos((now) => ({ ...now, [field]: photo }))
    note(field, true)
  }

  const dropPhoto = (field: PhotoField) =>
    setPhotos(({ [field]: dropped, ...others }) => {
      if (dropped) URL.revokeObjectURL(dropped.preview)
      return others
    })

  const forgetLarge = (field: PhotoField) => {
    setErrors(({ [field]: _old, ...others }) => others)
    setLargePhotos(({ [field]: _file, ...others }) => others)
  }

  const leaveOut = (field: PhotoField) => {
    forgetLarge(field)
    note(field, field in photos)
  }

  const removePhoto = (field: PhotoField) => {
    forgetLarge(field)
    dropPhoto(field)
    note(field, false)
  }

  const note = (field: PhotoField, isChosen: boolean) => {
    chosen.current[isChosen ? 'add' : 'delete'](field)
    keepDraft()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current || !form.current) return
    const data = new FormData(form.current)
    for (const [field, photo] of Object.entries(photos)) data.set(field, photo.file, photo.name)
    data.set(restoredField, [...chosen.current].filter((field) => !(field in photos)).join())
    const found = {
      ...parseSubmission(textsOf(data), language).errors,
      ...eachSaying(refusals['too-large'], Object.keys(largePhotos)),
    }
    setMessage(undefined)
    setPrivatePage(null)
    if (Object.keys(found).length > 0) return fail(found)

    // What was typed before the form was hydrated is not in it yet.
    keepDraft()
    isSending.current = true
    setErrors({})
    setProgress(0)
    const answer = await sendStory(storiesHref, data, setProgress)
    isSending.current = false
    setProgress(null)
    switch (answer.kind) {
      case 'stored':
        clearDraft()
        chosen.current.clear()
        for (const field in photos) dropPhoto(field as PhotoField)
        setPrivatePage(answer.privatePage)
        setOwnToken(answer.nextToken)
        setRestored('')
        setInvitation(undefined)
        // Its top has the link to what was sent.
        form.current.scrollIntoView()
        return tell('success', answer.message)
      case 'invalid':
        for (const [field, problem] of Object.entries(answer.errors))
          if (field.endsWith('Photo')) tell('error', problem)
        return fail(answer.errors)
      case 'kept':
        // Else whatever is written here later would be taken for the same story.
        keepDraft(fieldNames)
        setRestored(answer.nextToken)
        return complain(answer.message)
      case 'limited':
        return complain(answer.message)
      case 'ended':
        setInvitation(undefined)
        return complain(answer.message)
      case 'failed':
        return complain(words.failed)
    }
  }

  const complain = (text: string) => {
    setMessage(text)
    tell('error', text)
  }

  return {
    token: restored || ownToken,
    /** Changes with each story that was sent. */
    ownToken,
    invitation,
    errors,
    message,
    photos,
    largePhotos,
    progress: progress ?? 0,
    isSending: progress !== null,
    /** Of the story that was just sent. */
    privatePage,
    submit,
    choosePhoto,
    removePhoto,
    shrinkLarge,
    leaveOut,
    keepDraft: () => keepDraft(),
  }
}

/** A photo that was chosen is not left out without a word. */
function eachSaying(problem: string, photos: string[]): SubmissionErrors {
  return Object.fromEntries(photos.map((field) => [field, problem]))
}

function textsOf(data: FormData) {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

/** Toasts are fetched when there is something to say. */
async function tell(kind: 'success' | 'error', text: string) {
  const { showToast } = await import('../../ui/show-toast.tsx')
  await showToast(kind, text)
}
