// Finds the system's Chromium, or installs it where we may. Runs on the machine's own Node.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, runQuietly } from './packages.mjs'

// The one without windows opens pages in a third of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const install = 'apt-get install -y --no-install-recommends'
const installShell = `${install} chromium-headless-shell`

export async function findChromium() {
  const found = lookUp()
  if (process.env.CHROMIUM_PATH || found?.endsWith('chromium-headless-shell')) return found ?? missing()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Another Chromium will do when this one cannot be had.
    const otherwise = found ? 'true' : `${install} chromium`
    await runQuietly(
      'Installing Chromium for the browser tests (once)',
      'sh',
      ['-c', `${installShell} || { timeout 120 apt-get update && ${installShell}; } || ${otherwise}`],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    )
  }
  return lookUp() ?? missing()
}

function missing() {
  return fail(
    'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to it.',
  )
}

function lookUp() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ]
  return candidates.find((file) => file && isExecutable(file))
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
