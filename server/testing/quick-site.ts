import { join } from 'node:path'
import { quickPasswords } from './quick-passwords.ts'

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
