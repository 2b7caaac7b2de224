import type { RecentError } from '../app/health/server-facts.ts'

const kept = 20

export type RecentErrors = ReturnType<typeof createRecentErrors>

/** The last errors of the site, for the health page; the other processes are told of each. */
export function createRecentErrors(tellOthers?: (error: RecentError) => void) {
  const errors: RecentError[] = []

  function take(error: RecentError) {
    errors.unshift(error)
    errors.length = Math.min(errors.length, kept)
  }

  return {
    /** Takes a line as the log gets it, and keeps of it what cannot be private. */
    note(fields: unknown, message: unknown) {
      const error = {
        at: new Date(),
        // Behind a colon stands what went wrong this time: it may quote somebody.
        what: String(message ?? 'error').split(':', 1)[0] ?? '',
        kind: kindOf(fieldOf(fields, 'err')),
        reference: textOf(fieldOf(fields, 'requestId')),
      }
      take(error)
      tellOthers?.(error)
    },
    /** One that another process noted. */
    take,
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
