import { readdirSync, readFileSync } from 'node:fs'

export const hasProcFolder = process.platform === 'linux'

/** Peak resident memory of a process in megabytes, or 0 when it is gone. */
export function peakMegabytes(pid: number) {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/** Resident memory right now, in megabytes. */
export function residentMegabytes(pid: number) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

export function childrenOf(pid: number) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.filter((name) => parentOf(name) === pid).map(Number)
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function parentOf(pid: string) {
  // The name in brackets may hold anything, brackets too.
  const [, parent] = /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? []
  return Number(parent)
}

/** A process may end between the listing and the look. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
