import { defineConfig } from 'vitest/config'
import { quickPasswords } from './server/testing/quick-passwords.ts'
import { inlineScript } from './vite.inline-script.ts'
import { islandLoaderUrl } from './vite.islands.config.ts'
import { markedWords } from './vite.marked-words.ts'

/** They look at, or leave behind, what one process counts for all: events, the last id and memory. */
const ownProcess = [
  'server/metrics/metrics.test.ts',
  'app/db/uuid.test.ts',
  'app/stories/submit/read-submission.test.ts',
]

/** It looks at what a password really costs; the others get a cheaper hash. */
const realPasswords = ['app/accounts/auth.test.ts']

/**
 * A heap that is large from the beginning is rarely collected, and threads that help with it would take the cores
 * from the other workers: a seventh of the CPU time.
 */
const largeHeap = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1024',
  '--single-threaded-gc',
]

/** It reads pages with brackets around every phrase. */
const markedOnly = 'app/pages/marked-words.test.ts'

export default defineConfig({
  // Whole pages are rendered in tests, islands included.
  plugins: [inlineScript(), islandLoaderUrl()],
  // As on a server: React's development version takes twice as long for a page.
  oxc: { jsx: { development: false } },
  test: {
    globalSetup: ['./app/db/testing/postgres.setup.ts'],
    // Social pictures take their colours from it; all other styles are empty in tests.
    css: { include: [/tokens(-art)?\.css\?raw$/] },
    env: { NODE_ENV: 'production' },
    // More than two cores: databases and child processes are waited for.
    maxWorkers: 3,
    // A loaded machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      // A process runs file after file: to start one and read the program anew took a fifth of the time.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...ownProcess, ...realPasswords, markedOnly],
          execArgv: [...quickPasswords, ...largeHeap],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [markedWords()],
        test: { name: 'marked words', include: [markedOnly], execArgv: quickPasswords },
      },
      { extends: true, test: { name: 'own', include: [...ownProcess, ...realPasswords] } },
    ],
  },
})
