import { useEffect, useRef } from 'react'

/** For a form whose fields are replaced when the answer comes: the one with the id that had the focus takes it back. */
export function useFocusBack(answer: object) {
  const id = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id.current)?.focus()
    id.current = ''
  }, [answer])
  /** When the form is sent; another field than the one with the focus, where that is a button that goes. */
  return (field = document.activeElement) => {
    id.current = field?.id ?? ''
  }
}
