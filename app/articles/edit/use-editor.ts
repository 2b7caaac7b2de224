import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTimeZone } from '../../ui/local-time.tsx'
import { isSameTyped, type TypedArticle, typedFrom, typedOf } from '../article-form.ts'
import type { Refused } from '../save-answer.ts'
import { lastSave } from './last-save.ts'
import type { ChosenPicture } from './picture-fields.tsx'

export type Opened = {
  draftKey: string
  /** Null for a new article. */
  version: number | null
  /** What is saved. */
  saved: TypedArticle
  /** What the form opens with: the same, or unsaved text. */
  shown: TypedArticle
  /** The version that text was typed over. */
  shownVersion: number | null
}

/** The form keeps its own text; this knows what stands in it, and whether that is saved. */
export function useEditor(opened: Opened, refused: Refused | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(opened.saved)
  const [version, setVersion] = useState(refused?.overVersion ?? opened.shownVersion)
  const [shown, setShown] = useState({ typed: refused?.typed ?? opened.shown, round: 0 })
  const [typed, setTyped] = useState(shown.typed)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  usePreviewFreed(picture?.preview)
  const sent = useRef(typed)
  const timeZone = useTimeZone()

  const read = () => {
    if (form.current) setTyped(typedFrom(new FormData(form.current)))
  }
  const focusField = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  // What was typed before JavaScript came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when other text was put into the form
  useEffect(read, [shown, timeZone])

  // A save of an earlier page, whose answer came after that page was left, says nothing about this one.
  useEffect(() => {
    lastSave.take(opened.draftKey)
  }, [opened.draftKey])

  // A save that stays on the page: what was sent is what is saved now, unless somebody else has saved after it. Before
  // the next click: who leaves in that moment would be asked about text that is saved.
  useLayoutEffect(() => {
    const next = (version ?? 0) + 1
    const hasCome = opened.version !== null && opened.version >= next && lastSave.take(opened.draftKey)
    if (!hasCome || opened.version !== next) return
    setVersion(opened.version)
    setSaved({ ...sent.current, imageUrl: opened.saved.imageUrl })
    putPicture(form, opened.saved.imageUrl, setPicture)
    read()
  })

  useEffect(() => {
    if (refused?.overVersion) setVersion(refused.overVersion)
  }, [refused])

  // A picture that came with a refused save lies on the server by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!refused || refused.typed.imageUrl === typed.imageUrl) return
    putPicture(form, refused.typed.imageUrl, setPicture)
    read()
  }, [refused])

  return {
    form,
    version,
    shown,
    typed,
    picture,
    read,
    choosePicture: setPicture,
    focusTitle: () => focusField('title'),
    isDirty: picture !== null || !isSameTyped(saved, typed),
    onSend(event: FormEvent) {
      if (picture?.problem) {
        event.preventDefault()
        return focusField('imageFile')
      }
      sent.current = typed
    },
    /** Puts another text into the form; a save of it replaces `overVersion`. */
    fill(text: TypedArticle, overVersion: number | null) {
      setVersion(overVersion)
      setShown(({ round }) => ({ typed: text, round: round + 1 }))
      setTyped(text)
      setPicture(null)
    },
    /** What is saved now was saved by somebody else. */
    takeTheirs(conflict: NonNullable<Refused['conflict']>) {
      const theirs = typedOf(conflict.fields)
      setSaved(theirs)
      this.fill(theirs, conflict.version)
    },
  }
}

/** The browser holds the file until it is told, or the document goes: that of an admin may stay for a day. */
function usePreviewFreed(preview: string | undefined) {
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])
}

function putPicture(
  form: RefObject<HTMLFormElement | null>,
  url: string,
  setPicture: (picture: null) => void,
) {
  const field = (name: string) => form.current?.elements.namedItem(name)
  const [address, file] = [field('imageUrl'), field('imageFile')]
  if (address instanceof HTMLInputElement) address.value = url
  if (file instanceof HTMLInputElement) file.value = ''
  setPicture(null)
}
