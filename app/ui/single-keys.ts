export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** What a page can do by a single key, in the order of the legend: the character that is typed, in lower case. */
export type KeyTable = Readonly<Record<string, string>>

/** Null for every press that means something else: typing, or a command of the browser. */
export function keyIn<Table extends KeyTable>(table: Table, press: Press, isTyping: boolean) {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null
  const key = press.key.toLowerCase()
  const names = Object.keys(table) as (keyof Table)[]
  return names.find((name) => table[name] === key) ?? null
}

/** With a shorter one between them, the next key goes on with what was being typed. */
const pauseMs = 1000

type Typed = Press & Pick<KeyboardEvent, 'timeStamp'>

/**
 * Knows who is in the middle of a word. An answer that comes late may take the field away under the typist: the letters
 * that follow are still meant for it, not for the page.
 */
export function createTypist() {
  let lastAt = -Infinity
  return {
    /** By hand, to do something else. */
    leave() {
      lastAt = -Infinity
    },
    goesOn(press: Typed, isTyping: boolean) {
      const isLeaving = press.ctrlKey || press.metaKey || press.altKey || /^(Tab|Escape)$/.test(press.key)
      const isInWord = isTyping || press.timeStamp - lastAt < pauseMs
      lastAt = isInWord && !isLeaving ? press.timeStamp : -Infinity
      return isInWord && !isTyping && !isLeaving
    },
  }
}

/** True where a letter belongs to the text, or to the list that is open. */
export function isTypedInto(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}
