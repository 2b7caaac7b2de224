import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['./app/db/testing/postgres.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
