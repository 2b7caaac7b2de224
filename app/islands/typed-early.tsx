import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Marks an island as hydrated, after replaying what was typed before. */
export function TypedEarly({ island, children }: { island: HTMLElement; children: ReactNode }) {
  const typed = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    typed.current = typedEarly(island)
  }, [island])
  useEffect(() => {
    // After the island's own effects: what is stored on the device is rendered by then.
    queueMicrotask(() => {
      for (const replay of typed.current.splice(0)) replay()
      island.dataset.hydrated = 'yes'
    })
  }, [island])
  return children
}

/**
 * What was typed or picked before an island was hydrated. React does not know of it, and would overwrite it with its
 * next render; so each field replays it, as an event of its own, once the island listens.
 */
function typedEarly(island: HTMLElement) {
  return [...island.querySelectorAll('input, textarea, select')].flatMap((field) => replay(field) ?? [])
}

function replay(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return isPickedAnew(field) ? () => enter(field, value, 'change') : undefined
  }
  if (isBox(field)) {
    const { checked } = field
    // The radio that was unchecked changes with the one that was picked.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
    return () => {
      field.checked = !checked
      flushSync(() => field.click())
    }
  }
  if (!isText(field)) return
  const { value } = field
  return value === field.defaultValue ? undefined : () => enter(field, value, 'input')
}

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file')
}

function isPickedAnew(field: HTMLSelectElement) {
  return field.selectedIndex !== firstPicked(field)
}

function firstPicked({ options }: HTMLSelectElement) {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}

/** Through the prototype's setter, not the one React puts on the element: else React takes the value for its own. */
function enter(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: string,
) {
  if (!field.isConnected) return
  if ('defaultValue' in field) field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  // Each by itself: what follows from one is rendered when the next is replayed.
  flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })))
}
