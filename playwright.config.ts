import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
// Chromium on a machine without network: no background look-ups.
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A loaded machine is slow, not wrong; what needed a second try is named in the summary.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  expect: { timeout: 10_000 },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: isRoot ? ['--no-sandbox', ...args] : args,
    },
  },
})
