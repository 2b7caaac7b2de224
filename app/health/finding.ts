import { TooLate, within } from '../platform/time-limit.ts'

/** Something found out, or why it could not be. */
export type Finding<T> = { value: T } | { missing: 'late' | 'failed' | 'not asked' }

const limitMs = 3000

/** One look with a time limit of its own: whatever is ill, the rest of the page still comes. */
export async function findOut<T>(look: () => Promise<T>, withinMs = limitMs): Promise<Finding<T>> {
  try {
    return { value: await within(withinMs, look()) }
  } catch (error) {
    return { missing: error instanceof TooLate ? 'late' : 'failed' }
  }
}

/** Of what is missing: whether it only took too long. */
export function isLate({ missing }: Extract<Finding<unknown>, { missing: string }>) {
  return missing === 'late'
}
