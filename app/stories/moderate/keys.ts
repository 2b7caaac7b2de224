export const deskKeys = {
  next: { keys: ['j'], label: 'J', words: 'next' },
  previous: { keys: ['k'], label: 'K', words: 'previous' },
  approve: { keys: ['a'], label: 'A', words: 'approve' },
  reject: { keys: ['r'], label: 'R', words: 'reject, with a reason' },
  moveToPending: { keys: ['m'], label: 'M', words: 'move to pending' },
  select: { keys: ['x'], label: 'X', words: 'select' },
  undo: { keys: ['z'], label: 'Z', words: 'undo' },
  search: { keys: ['/'], label: '/', words: 'search' },
  legend: { keys: ['?'], label: '?', words: 'all keys' },
} as const

export type DeskKey = keyof typeof deskKeys

export const deskKeyNames = Object.keys(deskKeys).filter((name): name is DeskKey => name in deskKeys)

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** Null for every press that means something else: typing, or a command of the browser. */
export function deskKeyOf(press: Press, isTyping: boolean): DeskKey | null {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null
  const key = press.key.toLowerCase()
  return deskKeyNames.find((name) => deskKeys[name].keys.some((one) => one === key)) ?? null
}

/** True where a letter belongs to the text, or to the list that is open. */
export function isTypedInto(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}
