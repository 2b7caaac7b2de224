import { errorsKept } from '../app/health/counted-to.ts'
import type { RecentError } from '../app/health/server-facts.ts'

export type RecentErrors = ReturnType<typeof createRecentErrors>

/** The last errors of the site, for the health page; each is sent to the other processes. */
export function createRecentErrors(broadcast?: (error: RecentError) => void) {
  const errors: RecentError[] = []

  function take(error: RecentError) {
    errors.unshift(error)
    errors.length = Math.min(errors.length, errorsKept)
  }

  return {
    /** From a log line, only the fields that cannot be private. */
    note(fields: unknown, message: unknown) {
      const error = {
        at: new Date(),
        // What follows a colon may quote somebody.
        what: String(message ?? 'error').split(':', 1)[0] ?? '',
        kind: kindOf(fieldOf(fields, 'err')),
        reference: textOf(fieldOf(fields, 'requestId')),
      }
      take(error)
      broadcast?.(error)
    },
    /** One that another process noted. */
    take,
    list: () => [...errors],
  }
}

function kindOf(error: unknown) {
  const code = textOf(fieldOf(error, 'code'))
  // Anything but an error code is not shown.
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
