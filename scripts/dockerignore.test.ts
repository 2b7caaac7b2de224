import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const patterns = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

/** As docker reads it: a pattern that fits a folder keeps all of the folder out. */
function isIgnored(path: string) {
  const parts = path.split('/')
  return parts.some((_, at) => {
    const part = parts.slice(0, at + 1).join('/')
    return patterns.some((pattern) => matchesGlob(part, pattern))
  })
}

test.each([
  '.env',
  '.env.production',
  'deploy/.env.local',
  'deploy/production.env',
  'tls/server.key',
  'tls/server.pem',
  'var/second-key.sqlite',
  'data/second-key.sqlite-wal',
  'backups/second-key-2027-01-01.jsonl.gz',
  'second-key-2027-01-01.jsonl.gz',
  'site.dump',
  'dumps/site.sql.gz',
  'node_modules/x/index.js',
  '.git/config',
])('%s stays out of the image', (path) => {
  expect(isIgnored(path)).toBe(true)
})

test.each([
  'package.json',
  'package-lock.json',
  '.npmrc',
  'app/root.tsx',
  'app/backup/backup-folder.ts',
  'server/start.ts',
  'scripts/build.mjs',
  'data/cities.json',
  'public/favicon.svg',
])('%s is in it', (path) => {
  expect(isIgnored(path)).toBe(false)
})
