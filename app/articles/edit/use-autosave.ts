import { useEffect, useRef, useState } from 'react'
import type { TypedArticle } from '../article-form.ts'
import { dropFromDevice, keepOnDevice, thisTab } from './device-drafts.ts'
import { lastSave } from './last-save.ts'

const pauseMs = 2000
const againMs = 10_000

export type Kept = 'nothing' | 'device' | 'server' | 'nowhere'

type Work = {
  email: string
  draftKey: string
  baseVersion: number | null
  typed: TypedArticle
  /** False while nothing is unsaved, and while it is not yet decided which text goes on. */
  isOn: boolean
}
type Words = Record<string, string>

/** Unsaved text: on this device at once, on the server after a pause. It never changes what is published. */
export function useAutosave({ email, draftKey, baseVersion, typed, isOn }: Work): Kept {
  const [kept, setKept] = useState<Kept>('nothing')
  const waiting = useRef<Words | null>(null)
  /** The version that unsaved text was typed over; a save has deleted it and led to another version. */
  const unsavedOver = useRef<number | null | undefined>(undefined)

  useEffect(() => {
    waiting.current = null
    if (isOn) {
      unsavedOver.current = baseVersion
      const isOnDevice = keepOnDevice(email, { key: draftKey, typed, baseVersion, updatedAt: new Date() })
      setKept(isOnDevice ? 'device' : 'nowhere')
      waiting.current = { ...typed, draftKey, tab: thisTab, baseVersion: `${baseVersion ?? ''}` }
    } else {
      setKept('nothing')
      if (unsavedOver.current === undefined) return
      dropFromDevice(email, draftKey)
      // Typed back to what is saved: the server has nothing to remember either.
      if (unsavedOver.current === baseVersion) waiting.current = { draftKey, tab: thisTab, intent: 'forget' }
      else unsavedOver.current = undefined
    }
    let timer = setTimeout(send, pauseMs)
    async function send() {
      const words = waiting.current
      if (!words) return
      const isSent = await sendWords(words)
      // More was typed meanwhile: that is sent next.
      if (waiting.current !== words) return
      if (!isSent) {
        timer = setTimeout(send, againMs)
        return
      }
      waiting.current = null
      if (isOn) setKept('server')
      else unsavedOver.current = undefined
    }
    return () => clearTimeout(timer)
  }, [isOn, typed, email, draftKey, baseVersion])

  useLastWords(waiting, draftKey)
  return kept
}

/** Who leaves before the pause is over has the last words sent all the same, unless they were saved or discarded. */
function useLastWords(waiting: { current: Words | null }, draftKey: string) {
  useEffect(() => {
    const send = () => {
      const words = waiting.current
      waiting.current = null
      // Asked also when nothing waits: the mark of this save is not for the page that opens the article next.
      const isDone = lastSave.take(draftKey)
      if (words && !isDone) void sendWords(words)
    }
    addEventListener('pagehide', send)
    return () => {
      removeEventListener('pagehide', send)
      send()
    }
  }, [waiting, draftKey])
}

/** So much a browser carries even while the page closes; a longer text is then only on the device. */
const maxClosingBytes = 60_000

/**
 * Not through the router: without a server it cannot load what it needs for that, and answers by loading the
 * page anew, with all that was typed in it.
 */
async function sendWords(words: Words) {
  const body = new URLSearchParams(words)
  const keepalive = body.toString().length < maxClosingBytes
  try {
    return (await fetch('/admin/articles/draft', { method: 'POST', body, keepalive })).ok
  } catch {
    return false
  }
}
