/**
 * What the tools remember. It lies in the browser's own storage under one prefix, so that one tap erases all of it;
 * nothing here is ever part of a request. Where storage is forbidden or full, the page itself remembers until it is left.
 */
export type Kept = 'told-no' | 'letters' | 'budget' | 'checklist'

const prefix = 'tools.'
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

export function readKept(name: Kept): string | null {
  const own = memory.get(prefix + name)
  if (own !== undefined) return own
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

export function keep(name: Kept, text: string) {
  try {
    localStorage.setItem(prefix + name, text)
    memory.delete(prefix + name)
  } catch {
    memory.set(prefix + name, text)
  }
  tellListeners()
}

/** Of all tools. */
export function eraseEverything() {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored then.
  }
  // The town page that is kept for later says where somebody looked.
  globalThis.caches?.delete('town').catch(() => {})
  tellListeners()
}

/** Other tabs count too: what is erased in one is gone in all. A page in the back/forward cache hears of it when it is shown. */
export function onChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

function tellListeners() {
  for (const listener of listeners) listener()
}
