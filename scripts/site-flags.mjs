/**
 * How Node runs the site, here and on a server (deploy/, Dockerfile). Without a bound the heap grows to gigabytes
 * before anything is collected; pages need a small part of this. With the smaller young generation 1,500 new pages
 * take 213 MB instead of 323, for the same CPU time. The old one may grow by half before it is collected:
 * beside a low bound V8 would do so every 50 new pages, and a sixth of their CPU time went into that. Nothing is
 * allocated in it at once: V8 guesses from the first pages which objects live long, and in some processes put a
 * page's elements there, which then cost a quarter more until the next start (docs/decisions/first-copies.md). Source maps
 * stay beside the build for who looks for a line: read at each start they took 60 MB and half a second, and the
 * build keeps the names of functions anyway.
 */
export const siteFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=320',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
]

/** What Node made of the program at an earlier start: 140 → 125 MB after the start, and a sixth less CPU for it. */
export const compileCache = 'build/.compile-cache'

/**
 * Each of a dozen threads would take its memory from a heap of its own and keep what it no longer needs: 131 → 128 MB
 * after the start, 185 → 165 MB after 280 new pages.
 */
export const siteEnvironment = { MALLOC_ARENA_MAX: '2' }
