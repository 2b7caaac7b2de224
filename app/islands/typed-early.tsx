import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Says that an island listens, and first what was typed while it did not. */
export function TypedEarly({ island, children }: { island: HTMLElement; children: ReactNode }) {
  const typed = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    typed.current = typedEarly(island)
  }, [island])
  useEffect(() => {
    // After what the island does itself when it wakes: what lies on the device is drawn by then.
    queueMicrotask(() => {
      for (const sayAgain of typed.current.splice(0)) sayAgain()
      island.dataset.awake = 'yes'
    })
  }, [island])
  return children
}

/**
 * What was typed or picked while an island was still asleep. React does not know of it, and would draw over it with
 * its next change; so each field says it again, as an event of its own, once the island listens.
 */
function typedEarly(island: HTMLElement) {
  return [...island.querySelectorAll('input, textarea, select')].flatMap((field) => sayAgain(field) ?? [])
}

function sayAgain(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return isPickedAnew(field) ? () => enter(field, value, 'change') : undefined
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    // The radio that was left says so with the one that was picked.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
    return () => {
      field.checked = !checked
      flushSync(() => field.click())
    }
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.type === 'file')
    return
  const { value } = field
  return value === field.defaultValue ? undefined : () => enter(field, value, 'input')
}

function isPickedAnew({ options, selectedIndex }: HTMLSelectElement) {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, first)
}

/** Through the element's own setter, and not the one React puts before it: else React takes the value for its own. */
function enter(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: string,
) {
  if (!field.isConnected) return
  if ('defaultValue' in field) field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  // Each by itself: what follows from one is there when the next is said.
  flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })))
}
