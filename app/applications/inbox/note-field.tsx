import { useEffect, useRef } from 'react'
import { places } from './places.ts'

type Props = { application: string; lines: number; placeholder: string }
type Kept = { text: string; lines: number; isSent: boolean }

/**
 * A note that is being written stays with its application while this tab is open: to move on to the next one, or to be
 * signed out, loses nothing. Once it stands in the timeline it is gone from here.
 */
export function NoteField({ application, lines, placeholder }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const name = `note:${application}`

  useEffect(() => {
    const kept = keptUnder(name)
    const isInTimeline = kept?.isSent === true && kept.lines < lines
    if (isInTimeline) sessionStorage.removeItem(name)
    if (field.current) field.current.value = isInTimeline ? '' : (kept?.text ?? '')
    const form = field.current?.form
    const send = () => keep(name, { text: field.current?.value ?? '', lines, isSent: true })
    form?.addEventListener('submit', send)
    return () => form?.removeEventListener('submit', send)
  }, [name, lines])

  return (
    <textarea
      className="field"
      id={places.note}
      name="words"
      maxLength={2000}
      placeholder={placeholder}
      ref={field}
      onInput={({ currentTarget }) => keep(name, { text: currentTarget.value, lines, isSent: false })}
    />
  )
}

/** A browser may refuse to store anything. */
function keep(name: string, kept: Kept) {
  try {
    if (kept.text) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {}
}

function keptUnder(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}
