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

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed or picked before an island was hydrated. React does not know of it, and would overwrite it with its
 * next render; so each field replays it, as an event of its own, once the island listens.
 */
function typedEarly(island: HTMLElement) {
  return [...fieldsOf(island)].flatMap((field) => replay(field) ?? [])
}

/** Into the fields that React put in the place of these, which hold what was typed until then; not over what is `newer`. */
export function replayLost(island: HTMLElement, before: Iterable<Field>, newer: Set<EventTarget | null>) {
  const now = [...fieldsOf(island)]
  for (const field of before) {
    if (field.isConnected) continue
    const successor = now.find((one) => isSame(one, field))
    if (successor && !newer.has(successor)) replay(field, successor)?.()
  }
}

function fieldsOf(island: HTMLElement) {
  return island.querySelectorAll<Field>('input, textarea, select')
}

function isSame(one: Field, other: Field) {
  const isAlike = one.name === other.name && one.id === other.id && one.type === other.type
  return isAlike && (!isBox(one) || one.value === other.value)
}

/** What was done to a field, done again to it or to the one in its place. */
function replay(field: Field, place = field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    return isPickedAnew(field) ? () => enter(place, value, 'change') : undefined
  }
  if (isBox(field)) {
    const { checked } = field
    // The radio that was unchecked changes with the one that was picked.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
    return () => {
      if ('checked' in place) place.checked = !checked
      flushSync(() => place.click())
    }
  }
  // A photo stays in its field, and is lost only with it.
  if (field.type === 'file') return place === field ? undefined : () => choose(place, field)
  const { value } = field
  return value === field.defaultValue ? undefined : () => enter(place, value, 'input')
}

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
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

function choose(place: Field, field: Field) {
  if (!('files' in place && 'files' in field) || !field.files?.length) return
  place.files = field.files
  flushSync(() => place.dispatchEvent(new Event('change', { bubbles: true })))
}

/** Through the prototype's setter, not the one React puts on the element: else React takes the value for its own. */
function enter(field: Field, value: string, event: string) {
  if (!field.isConnected) return
  if ('defaultValue' in field) field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  // Each by itself: what follows from one is rendered when the next is replayed.
  flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })))
}
