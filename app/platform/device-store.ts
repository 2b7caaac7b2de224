type Store = 'localStorage' | 'sessionStorage'

// A browser may forbid storage, which then throws when it is but named, and what it holds may be written by anything.
// For the admin area. Islands have their own few lines: shared, these took the form for stories over its bytes.

/** Null also where the stored text is no JSON, or `parse` throws. */
export function readJson<T>(store: Store, key: string, parse: (stored: unknown) => T) {
  return attempt(() => parse(JSON.parse(globalThis[store].getItem(key) ?? 'null')))
}

export function readText(store: Store, key: string) {
  return attempt(() => globalThis[store].getItem(key))
}

export function keysIn(store: Store, prefix: string) {
  return attempt(() => Object.keys(globalThis[store]).filter((key) => key.startsWith(prefix))) ?? []
}

/** False when nothing is stored: storage is full or forbidden. */
export function write(store: Store, key: string, text: string) {
  return attempt(() => globalThis[store].setItem(key, text)) !== null
}

/** False when storage is forbidden: nothing was stored then. */
export function remove(store: Store, key: string) {
  return attempt(() => globalThis[store].removeItem(key)) !== null
}

function attempt<T>(work: () => T) {
  try {
    return work()
  } catch {
    return null
  }
}
