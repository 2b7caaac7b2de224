// Which unit tests are about rules alone: their imports reach no database, no other process, no pixels and no
// stopwatch (which lies while five checks share the machine). The walk through all 14,000 places is left to `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { specifiersIn } from './import-direction.mjs'

const slow = [
  /^app\/db\/testing\//,
  /^node:child_process$/,
  /^sharp$/,
  /^performance$/,
  /^app\/platform\/testing\/growth\.ts$/,
  /^app\/locations\/reach\.test\.ts$/,
]

export function pureTests() {
  return globSync('{app,server,scripts}/**/*.test.{ts,tsx}').filter((file) => !isSlow(file))
}

const known = new Map()

/** Read from the files and not from a list: a test that begins to use a database leaves the quick ones by itself. */
function isSlow(file) {
  if (slow.some((one) => one.test(file))) return true
  // Also the answer for a file that leads back to itself.
  if (!known.has(file)) known.set(file, false).set(file, importsOf(file).some(isSlow))
  return known.get(file)
}

function importsOf(file) {
  if (!existsSync(file) || !/\.(tsx?|mjs)$/.test(file)) return []
  const code = readFileSync(file, 'utf8')
  const stopwatch = /\.test\.tsx?$/.test(file) && code.includes('performance.now()') ? ['performance'] : []
  return [...stopwatch, ...specifiersIn(code)].map((one) =>
    one.startsWith('.') ? posix.join(posix.dirname(file), one) : one,
  )
}
