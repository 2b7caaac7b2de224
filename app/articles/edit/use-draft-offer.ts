import { useEffect, useRef, useState } from 'react'
import { isSameTyped } from '../article-form.ts'
import { discardFromDevice, findOnDevice } from './device-drafts.ts'
import type { OfferedDraft } from './draft-offer.tsx'
import { lastSave } from './last-save.ts'
import type { Opened, useEditor } from './use-editor.ts'

type Parts = {
  opened: Opened
  draft: OfferedDraft | null
  email: string
  editor: ReturnType<typeof useEditor>
}

/** The newest unsaved text, from the server or from this device; null when it is decided or there is none. */
export function useDraftOffer({ opened, draft, email, editor }: Parts) {
  const [offer, setOffer] = useState(draft)
  const { draftKey, saved, version } = opened

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const here = findOnDevice(email, draftKey)
    if (!here || isSameTyped(here.typed, saved)) return
    if (draft && draft.updatedAt >= here.updatedAt) return
    // For a new article there is nothing else to show.
    if (version === null) editor.fill(here.typed, null)
    setOffer(here)
  }, [])

  // Its buttons go with it, and until then the form is inert.
  const isSettled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the offer is gone
  useEffect(() => {
    if (isSettled.current) editor.focusTitle()
  }, [offer])

  return {
    offer,
    settle(decision: 'continue' | 'discard') {
      if (decision === 'discard') {
        discardFromDevice(email, draftKey)
        // The page of a new article is left with this: nothing of it is to be sent again.
        if (version === null) lastSave.remember(draftKey)
      } else if (offer) editor.fill(offer.typed, offer.baseVersion)
      isSettled.current = true
      setOffer(null)
    },
  }
}
