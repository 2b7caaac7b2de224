import { spawnSync } from 'node:child_process'

/** A program of Debian's, installed first where this process may do so. */
export function haveProgram(name: string, debianPackage = name): boolean {
  const isThere = () => spawnSync('which', [name]).status === 0
  if (isThere()) return true
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', debianPackage], {
    env,
    stdio: 'ignore',
  })
  return isThere()
}
