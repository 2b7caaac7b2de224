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

/** True where a letter belongs to the text, or to the list that is open. */
export function isTypedInto(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}
