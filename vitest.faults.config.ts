import { defineConfig } from 'vitest/config'

/** Faults are made one at a time: two at once on a small machine would blame each other. */
export default defineConfig({
  test: {
    include: [process.env.FAULTS === 'quick' ? 'faults/**/*.quick.test.ts' : 'faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
