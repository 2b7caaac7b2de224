import { defineConfig } from '@playwright/test'
import type { Engine } from './e2e/site.ts'

const isRoot = process.getuid?.() === 0
// A new frame for each page that is opened, a third of what opening `/articles` costs (docs/testing.md).
const slowFeatures = ['RenderDocument']
// Chromium obeys the last list alone: what Playwright turns off is named again.
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
// Chromium on a machine without network: no background look-ups.
const args = [
  `--disable-features=${[...turnedOffByPlaywright, ...slowFeatures].join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process of its own for the blank page that each test begins with.
  '--renderer-process-limit=1',
  // Threads that collect or compile beside a page would take the cores from the other workers.
  '--js-flags=--single-threaded-gc --no-concurrent-recompilation --min-semi-space-size=16 --max-semi-space-size=32',
]

export default defineConfig<object, Engine>({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than two cores: journeys wait now and then.
  workers: 4,
  // A loaded machine is slow, not wrong: on one that had half of its cores taken away a start took over a minute.
  // What needed a second try is named in the summary.
  retries: 1,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  expect: { timeout: 30_000 },
  globalSetup: './e2e/postgres.setup.ts',
  projects: [
    // The shorter one first: each has workers of its own, and at the end of the longer one all are busy.
    {
      name: 'postgres',
      testMatch: /(owner|settings)\.spec\.ts$/,
      // How a page looks does not depend on where its rows lie.
      grepInvert: /accessibility|@only-sqlite/,
      use: { engine: 'postgres' },
    },
    { name: 'sqlite', grepInvert: /@only-postgres/ },
  ],
  use: {
    // A control that never comes must not hold a worker for as long as the test may take.
    actionTimeout: 90_000,
    // Emptied between tests: storage, cookies, cache, routes. A new one costs as much as opening a page.
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: isRoot ? ['--no-sandbox', ...args] : args,
    },
  },
})
