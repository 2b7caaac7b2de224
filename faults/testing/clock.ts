import { join } from 'node:path'
import type { Site } from './site.ts'

export const withClock = ['--import', join(import.meta.dirname, 'clock.mjs')]

/** The wall clock jumps when somebody sets it; the steady one only tells how long ago the start was. */
export async function setClock({ process: child }: Site, ahead: { wallMs: number; steadyMs: number }) {
  const heard = new Promise((resolve) => child.once('message', resolve))
  child.send(ahead)
  await heard
}
