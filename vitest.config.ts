import { defineConfig } from 'vitest/config'
import { inlineScript } from './vite.inline-script.ts'
import { islandLoaderUrl } from './vite.islands.config.ts'

export default defineConfig({
  // Whole pages are rendered in tests, islands included.
  plugins: [inlineScript(), islandLoaderUrl()],
  test: {
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['./app/db/testing/postgres.setup.ts'],
    // Social pictures take their colours from it; all other styles are empty in tests.
    css: { include: [/tokens\.css\?raw$/] },
    // More than two cores: databases and child processes are waited for.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
