import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { specifiersIn } from '../scripts/import-direction.mjs'
import { folderOf } from './sources.ts'

/** Tests of another folder are asked only where a file has few of its own. */
const enough = 2
const most = 5
/** They measure growth, walk through all places, or wait for other processes. */
const slow = /growth|reach|ten-thousand|encoder-pool\.test|picture-renderer\.test|command\.test/

/** For each source, the tests that import it, the nearest first; those of its own folder know its rules. */
export function relatedTests(sources: string[]): Map<string, string[]> {
  const tests = globSync('{app,server}/**/*.test.{ts,tsx}')
    .filter((test) => !slow.test(test))
    .sort()
  const reach = tests.map((test) => ({ test, distances: distancesFrom(test) }))
  return new Map(sources.map((source) => [source, nearest(source)]))

  function nearest(source: string) {
    const known = reach
      .map(({ test, distances }) => ({ test, distance: distances.get(source) ?? Number.POSITIVE_INFINITY }))
      .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.distance - b.distance)
      .map(({ test }) => test)
    const own = known.filter((test) => folderOf(test) === folderOf(source)).slice(0, most)
    const others = known.filter((test) => !own.includes(test))
    return [...own, ...others.slice(0, Math.max(enough - own.length, 0))]
  }
}

function distancesFrom(test: string) {
  const distances = new Map([[test, 0]])
  for (const [file, distance] of distances)
    for (const next of importsOf(file)) if (!distances.has(next)) distances.set(next, distance + 1)
  return distances
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const found = specifiersIn(readFileSync(file, 'utf8'))
    .filter((one: string) => one.startsWith('.'))
    .map((one: string) => posix.join(posix.dirname(file), one))
    .filter((path: string) => /\.tsx?$/.test(path) && existsSync(path))
  known.set(file, found)
  return found
}
