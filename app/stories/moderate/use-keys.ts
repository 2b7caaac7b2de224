import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type DeskKey, deskKeyOf, isTypedInto } from './keys.ts'

/** Single keys for what the desk can do; off while somebody types and while a dialog is open. */
export function useKeys(isOn: boolean, press: (key: DeskKey) => void) {
  const pressed = useRef(press)
  pressed.current = press
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const key = deskKeyOf(event, isTypedInto(event.target))
      if (!key) return
      event.preventDefault()
      // A key that is held down must not decide about one story after the other.
      if (!event.repeat || key === 'next' || key === 'previous') pressed.current(key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}

const name = 'desk-keys'
const changed = 'desk-keys-changed'

/** Whether single keys are used, remembered on this device; off before the page is alive. */
export function useKeySwitch() {
  const isOn = useSyncExternalStore(subscribe, readSwitch, () => false)
  const turn = (on: boolean) => {
    try {
      if (on) localStorage.removeItem(name)
      else localStorage.setItem(name, 'off')
    } catch {
      off = !on
    }
    window.dispatchEvent(new Event(changed))
  }
  return [isOn, turn] as const
}

// Where nothing may be stored, for as long as the page lives.
let off = false

function readSwitch() {
  try {
    return !off && localStorage.getItem(name) !== 'off'
  } catch {
    return !off
  }
}

function subscribe(listen: () => void) {
  window.addEventListener(changed, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(changed, listen)
    window.removeEventListener('storage', listen)
  }
}
