import { useEffect, useRef } from 'react'

/** A screen reader that is told of a loss of focus and its return in one moment hears neither. */
const awayMs = 50

/** For a form that was refused: the first field with a problem takes the focus. Each answer is an object of its own. */
export function useFirstProblem<Holder extends HTMLElement = HTMLFormElement>(
  answer: object | null | undefined,
) {
  const holder = useRef<Holder>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problem may come with the next answer too
  useEffect(() => {
    const field = holder.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!field) return
    if (document.activeElement !== field) return field.focus()
    // It was sent by Enter in that field: what is wrong is read aloud only when the focus comes to it anew.
    field.blur()
    const coming = setTimeout(() => field.focus(), awayMs)
    return () => clearTimeout(coming)
  }, [answer])
  return holder
}
