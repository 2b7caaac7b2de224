import type { Back } from '../ui/undo.ts'

/**
 * What the tools remember. It lies in the browser's own storage under one prefix, so that one tap erases all of it;
 * nothing here is ever part of a request. Where storage is forbidden or full, the page itself remembers until it is left.
 */
const tools = ['told-no', 'letters', 'budget', 'checklist'] as const
export type Kept = (typeof tools)[number]

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

/** Of all tools, at once. Null where nothing was kept: a second tap leaves what the first one did to be undone. */
export function eraseEverything(): Back | null {
  const back = replacing([])
  // The town page that is kept for later says where somebody looked.
  globalThis.caches?.delete('town').catch(() => {})
  return back
}

function replacing(next: [Kept, string][]): Back | null {
  const before = tools.flatMap((name): [Kept, string][] => {
    const text = readKept(name)
    return text === null ? [] : [[name, text]]
  })
  wipe()
  for (const [name, text] of next) keep(name, text)
  tellListeners()
  return before.length > 0 ? () => replacing(before) : null
}

function wipe() {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored then.
  }
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
