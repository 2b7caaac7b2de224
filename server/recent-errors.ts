import type { RecentError } from '../app/health/server-facts.ts'

const kept = 20

export type RecentErrors = ReturnType<typeof createRecentErrors>

/** The last errors of this process, for the health page. */
export function createRecentErrors() {
  const errors: RecentError[] = []
  return {
    /** Takes a line as the log gets it, and keeps of it what cannot be private. */
    note(fields: unknown, message: unknown) {
      errors.unshift({
        at: new Date(),
        // Behind a colon stands what went wrong this time: it may quote somebody.
        what: String(message ?? 'error').split(':', 1)[0] ?? '',
        kind: kindOf(fieldOf(fields, 'err')),
        reference: textOf(fieldOf(fields, 'requestId')),
      })
      errors.length = Math.min(errors.length, kept)
    },
    list: () => [...errors],
  }
}

function kindOf(error: unknown) {
  const code = textOf(fieldOf(error, 'code'))
  // A code is a word of a program; anything else is not shown.
  if (code && /^[\w-]{1,40}$/.test(code)) return code
  const name = error instanceof Error ? error.name : ''
  return /^\w{1,40}$/.test(name) ? name : 'Error'
}

function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : null
}
