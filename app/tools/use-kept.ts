import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Kept, keep, onChange, readKept } from './on-device.ts'

/**
 * State that stays on the device. `parse` makes it of whatever lies in storage, null included: somebody else,
 * or an older version of the page, may have written there. The server draws the page of `parse(null)`.
 */
export function useKept<Value>(name: Kept, parse: (stored: unknown) => Value) {
  const text = useSyncExternalStore(
    onChange,
    () => readKept(name),
    () => null,
  )
  const value = useMemo(() => parse(jsonOr(text)), [text, parse])
  const set = useCallback((next: Value) => keep(name, JSON.stringify(next)), [name])
  /** As it is stored now, for what happens after the page was drawn. */
  const read = useCallback(() => parse(jsonOr(readKept(name))), [name, parse])
  return [value, set, read] as const
}

function jsonOr(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
