import { defineConfig } from 'vitest/config'

/** Attacks on the built site, each file on a server of its own. Build first: `npm run test:attacks` does. */
export default defineConfig({
  test: {
    include: ['attacks/**/*.test.ts'],
    maxWorkers: 2,
    // A loaded machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
