export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** What a page can do by a single key: the keys, and how they are written. In the order of the legend. */
export type KeyTable = Readonly<Record<string, { keys: readonly string[]; label: string }>>

/** The same with what they do, in words. */
export type Legend = Readonly<Record<string, { label: string; words: string }>>

export function legendOf<Name extends string>(
  table: Readonly<Record<Name, { label: string }>>,
  words: Readonly<Record<Name, string>>,
): Legend {
  const names = Object.keys(table) as Name[]
  return Object.fromEntries(names.map((name) => [name, { label: table[name].label, words: words[name] }]))
}

/** Null for every press that means something else: typing, or a command of the browser. */
export function keyIn<Table extends KeyTable>(table: Table, press: Press, isTyping: boolean) {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null
  const key = press.key.toLowerCase()
  const names = Object.keys(table) as (keyof Table)[]
  return names.find((name) => table[name]?.keys.includes(key)) ?? null
}

/** True where a letter belongs to the text, or to the list that is open. */
export function isTypedInto(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}
