import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { TypedArticle } from '../../articles/article-form.ts'
import { dropFromDevice, keepOnDevice } from './device-drafts.ts'

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

/** Unsaved text: on this device at once, on the server after a pause. It never changes what is published. */
export function useAutosave({ email, draftKey, baseVersion, typed, isOn }: Work): Kept {
  const { submit, data, state } = useFetcher<{ isKept: boolean; updatedAt: number }>()
  const [onDevice, setOnDevice] = useState<{ updatedAt: Date; isKept: boolean } | null>(null)
  const wasOn = useRef(false)
  const hasFailed = useRef(false)
  const isAnswered = state === 'idle' && data?.updatedAt === onDevice?.updatedAt.getTime()

  useEffect(() => {
    if (!isOn) {
      // Typed back to what is saved: nothing to remember.
      if (wasOn.current) dropFromDevice(email, draftKey)
      wasOn.current = false
      setOnDevice(null)
      return
    }
    wasOn.current = true
    const updatedAt = new Date()
    setOnDevice({ updatedAt, isKept: keepOnDevice(email, { key: draftKey, typed, baseVersion, updatedAt }) })
    const send = () => {
      const form = {
        ...typed,
        draftKey,
        baseVersion: String(baseVersion ?? ''),
        updatedAt: String(+updatedAt),
      }
      const options = {
        method: 'post',
        action: '/admin/articles/draft',
        defaultShouldRevalidate: false,
      } as const
      submit(form, options)
    }
    const timer = setTimeout(send, pauseMs)
    const again = setInterval(() => hasFailed.current && send(), againMs)
    return () => {
      clearTimeout(timer)
      clearInterval(again)
    }
  }, [isOn, typed, email, draftKey, baseVersion, submit])

  useEffect(() => {
    hasFailed.current = isAnswered && data?.isKept === false
  }, [isAnswered, data])

  if (!onDevice) return 'nothing'
  if (isAnswered && data?.isKept) return 'server'
  return onDevice.isKept ? 'device' : 'nowhere'
}
