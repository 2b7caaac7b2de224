import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`, installed first where this process may do so. */
export function requirePostgresBinaries(): string {
  const found = findBinaries()
  if (found) return found
  if (canInstall()) {
    const how = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-q'], how)
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'postgresql'], how)
  }
  const installed = findBinaries()
  if (installed) return installed
  throw new Error(
    'The database tests need PostgreSQL 15 or newer: install the package postgresql, or set TEST_DATABASE_URL',
  )
}

function findBinaries() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...onPath, ...debianBinaries()].find((folder) => hasServer(folder))
}

/** Newest first: Debian keeps versions side by side and off the PATH. */
function debianBinaries() {
  if (!existsSync(debianFolder)) return []
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debianFolder, version, 'bin'))
}

function hasServer(folder: string) {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
