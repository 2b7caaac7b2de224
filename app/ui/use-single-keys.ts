import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readText, remove, write } from '../platform/device-store.ts'
import { createTypist, isTypedInto, type KeyTable, keyIn } from './single-keys.ts'

type Options<Name> = {
  isOn: boolean
  /** These go on while they are held down; any other must not act on one thing after the other. */
  repeats: readonly Name[]
}

/** Single keys for what a page can do; off while somebody types and while a dialog is open. */
export function useSingleKeys<Table extends KeyTable>(
  table: Table,
  { isOn, repeats }: Options<keyof Table>,
  press: (key: keyof Table) => void,
) {
  const pressed = useRef(press)
  pressed.current = press
  const kept = useRef(repeats)
  useEffect(() => {
    if (!isOn) return
    const typist = createTypist()
    const listen = (event: KeyboardEvent) => {
      const isTyping = isTypedInto(event.target)
      const goesOn = typist.goesOn(event, isTyping)
      // Enter sends the form of a field of one line.
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) typist.leave()
      if (goesOn || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const key = keyIn(table, event, isTyping)
      if (!key) return
      event.preventDefault()
      if (!event.repeat || kept.current.includes(key)) pressed.current(key)
    }
    window.addEventListener('keydown', listen)
    window.addEventListener('pointerdown', typist.leave)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('pointerdown', typist.leave)
    }
  }, [isOn, table])
}

// Devices have the switch stored under this name.
const name = 'desk-keys'
const changed = 'key-switch-changed'

/** Whether single keys are used, remembered on this device; off before the page is alive. */
export function useKeySwitch() {
  const isOn = useSyncExternalStore(subscribe, readSwitch, () => false)
  const turn = (on: boolean) => {
    const isKept = on ? remove('localStorage', name) : write('localStorage', name, 'off')
    if (!isKept) off = !on
    window.dispatchEvent(new Event(changed))
  }
  return [isOn, turn] as const
}

// Where nothing may be stored, for as long as the page lives.
let off = false

function readSwitch() {
  return !off && readText('localStorage', name) !== 'off'
}

function subscribe(listen: () => void) {
  window.addEventListener(changed, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(changed, listen)
    window.removeEventListener('storage', listen)
  }
}
