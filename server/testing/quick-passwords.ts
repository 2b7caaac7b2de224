import { join } from 'node:path'
import type { Site } from './site.ts'

/**
 * For a site of a test, among the options of its Node. The program itself knows no cheaper hash, so that no setting
 * can bring one to a real site; that it asks for the full cost is seen by `hashesOf` and in auth.test.ts.
 */
export const quickPasswords = ['--import', join(import.meta.dirname, 'quick-passwords.mjs')]

/** For a site whose bytes nobody counts: neither passwords nor pages that are requested again cost their full price. */
export const cheapWork = [...quickPasswords, '--import', join(import.meta.dirname, 'quick-recompression.mjs')]

/**
 * And whose memory nobody measures. V8 takes back what Node compiled in advance of its own modules only with the
 * flags it was compiled with, so the site's own are set to V8's defaults; what is new is rarely collected, and by
 * the thread that runs: a start takes a quarter less.
 */
export const quickSite = [
  ...cheapWork,
  '--heap-growing-percent=0',
  '--allocation-site-pretenuring',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
]

type Cost = { N: number; r: number; p: number }

/** The cost of every hash the site has asked for, in their order. */
export function hashesOf({ process: child }: Pick<Site, 'process'>) {
  const heard = new Promise<Cost[]>((resolve) => child.once('message', (costs: Cost[]) => resolve(costs)))
  child.send('hashes')
  return heard
}
