import { useEffect, useRef } from 'react'
import { readJson, remove, write } from '../../platform/device-store.ts'

type Kept = {
  text: string
  /** The newest line of its kind in the timeline when it was typed. */
  newest: string
  isSent: boolean
}

/**
 * What is being typed into a field stays in this tab: to press another button, to move on to the next application, or
 * to be signed out loses nothing. Once it was sent and the timeline has a newer line of its kind, it is forgotten.
 */
export function useKeptText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  name: string,
  newest: string,
  initial = '',
) {
  const field = useRef<Control>(null)

  useEffect(() => {
    const control = field.current
    if (!control) return
    const kept = keptUnder(name)
    const isInTimeline = kept?.isSent === true && kept.newest !== newest
    if (isInTimeline) forgetText(name)
    if (isInTimeline) control.value = initial
    else if (kept) control.value = kept.text
    // Typed before this page was alive, or where nothing can be kept: it stays.
    else if (control.value === control.defaultValue) control.value = initial
    else keep(name, { text: control.value, newest, isSent: false })
    const type = () => keep(name, { text: control.value, newest, isSent: false })
    const send = () => keep(name, { text: control.value, newest, isSent: true })
    const { form } = control
    control.addEventListener('input', type)
    form?.addEventListener('submit', send)
    return () => {
      control.removeEventListener('input', type)
      form?.removeEventListener('submit', send)
    }
  }, [name, newest, initial])

  return field
}

export function forgetText(name: string) {
  remove('sessionStorage', name)
}

function keep(name: string, kept: Kept) {
  if (kept.text) write('sessionStorage', name, JSON.stringify(kept))
  else forgetText(name)
}

function keptUnder(name: string): Kept | null {
  // Nothing but this file writes under such a name.
  return readJson('sessionStorage', name, (stored) => stored as Kept | null)
}
