// Builds the site when the build is older than the sources. Runs on the machine's own Node.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, runQuietly } from './packages.mjs'

const sources = [
  'app',
  'server',
  'data',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.inline-script.ts',
  'vite.islands.config.ts',
  'react-router.config.ts',
  'browsers.ts',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/build-islands.mjs',
  'scripts/compress-assets.mjs',
]
const stamp = join(root, 'build', '.built')

export async function buildSite() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  const bin = (name) => join(root, 'node_modules', ...name)
  // Each language adds its files to the same folder: it is emptied before the first.
  rmSync(join(root, 'build', 'islands'), { recursive: true, force: true })
  await runQuietly('Building the interactive parts', pinnedNode, ['scripts/build-islands.mjs'])
  await runQuietly('Building the pages', pinnedNode, [
    bin(['@react-router', 'dev', 'bin.cjs']),
    'build',
    '--logLevel',
    'warn',
  ])
  copyTables()
  await runQuietly('Compressing files', pinnedNode, ['scripts/compress-assets.mjs'])
  writeFileSync(stamp, wanted)
}

/** The program reads them when it needs them (app/platform/table-file.ts). */
function copyTables() {
  const sources = join(root, 'data', 'sources')
  cpSync(join(root, 'data'), join(root, 'build', 'data'), {
    recursive: true,
    filter: (path) => path !== sources,
  })
}

/** By content, not by time: a fresh clone has fresh times. Tests do not go into the build. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesUnder(join(root, name))).sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)))
}
