import { useEffect, useRef } from 'react'
import { knownMs } from './live-region.ts'

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
    // It was sent by Enter in that field: nothing is read aloud of a focus that stays.
    return announce(reasonOf(field))
  }, [answer])
  return holder
}

function reasonOf(field: HTMLElement) {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** Until the next answer. */
function announce(text: string) {
  const region = document.createElement('p')
  region.className = 'hidden'
  region.setAttribute('role', 'alert')
  document.body.append(region)
  const coming = setTimeout(() => {
    region.textContent = text
  }, knownMs)
  return () => {
    clearTimeout(coming)
    region.remove()
  }
}
