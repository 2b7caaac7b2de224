import { dayMs } from '../platform/duration.ts'
import { isWithin } from '../platform/is-within.ts'
import { agoWords } from '../platform/span-words.ts'
import { isLate } from './finding.ts'
import type { Findings, HealthLine } from './findings.ts'
import { machineWords } from './machine-words.ts'

const gigabyte = 1e9
/** Inodes: a disk without one takes no file, however much room it has. */
const fewFiles = 10_000

export function databaseLine({ database }: Findings): HealthLine {
  const { engine, answerMs, bytes, migration } = database
  const { name, ...words } = machineWords.en.database
  if ('missing' in answerMs)
    return { name, state: 'wrong', says: words.silent(engine), advice: words.restart }
  const answer = { engine, ms: answerMs.value }
  if ('missing' in bytes) return { name, state: 'wrong', says: words.noSize(answer), advice: words.heldUp }
  if ('missing' in migration)
    return { name, state: 'wrong', says: words.noTables(answer), advice: words.heldUp }
  if (!migration.value.isUpToDate)
    return { name, state: 'wrong', says: words.holds(answer, bytes.value), advice: words.notUpToDate }
  return { name, state: 'good', says: words.holdsUpToDate(answer, bytes.value, migration.value.name) }
}

export function diskLine({ disk, database: { engine } }: Findings): HealthLine {
  const { name, ...words } = machineWords.en.disk
  if ('missing' in disk) return { name, state: 'wrong', says: words.silent, advice: words.connect }
  const { freeBytes, freeFiles } = disk.value
  if (freeBytes >= gigabyte / 5 && freeFiles !== null && freeFiles < fewFiles) {
    const state = freeFiles < fewFiles / 10 ? 'wrong' : 'look'
    return {
      name,
      state,
      says: words.freeFiles(freeBytes, freeFiles, engine),
      advice: words.deleteFiles,
    }
  }
  const line = { name, says: words.free(freeBytes, engine) }
  const advice = words.makeRoom(engine)
  if (freeBytes < gigabyte / 5) return { ...line, state: 'wrong', advice }
  return freeBytes < gigabyte ? { ...line, state: 'look', advice } : { ...line, state: 'good' }
}

export function mailLine({ mail: { server, queue }, now }: Findings): HealthLine {
  const { name, ...words } = machineWords.en.mail
  const answer = 'value' in server ? server.value : { kind: 'trouble' as const, why: words.silent }
  const link = { href: '/admin/start#mail', label: words.howTo }
  if (answer.kind === 'not-set-up') return { name, state: 'wrong', says: words.notSetUp, link }
  if (answer.kind === 'trouble')
    return { name, state: 'wrong', says: words.trouble(answer.why), advice: words.lookAtUrl, link }
  return queueLine(queue, now)
}

function queueLine(queue: Findings['mail']['queue'], now: Date): HealthLine {
  const { name, ...words } = machineWords.en.mail
  if ('missing' in queue) return { name, state: 'look', says: words.unknown(isLate(queue)) }
  const link = { href: '/admin/mail', label: words.see }
  const { waiting, givenUp, failed, lastFailureAt } = queue.value
  const failedAgo = lastFailureAt && agoWords(lastFailureAt, now)
  const says = words.queue({ waiting, givenUp, failedAgo })
  return { name, state: failed > 0 || givenUp > 0 ? 'look' : 'good', says, link }
}

export function backupLine({ backup, now }: Findings): HealthLine {
  const { name, ...words } = machineWords.en.backup
  const line = { name, isBackup: true }
  if ('missing' in backup) return { ...line, state: 'look', says: words.unknown(isLate(backup)) }
  const { last, failed } = backup.value
  if (!last) return { ...line, state: 'wrong', says: words.none }
  const isRecent = isWithin(last.at, 7 * dayMs, now)
  const says = words.last(agoWords(last.at, now), last.bytes)
  const isAhead = !isRecent && last.at > now
  return {
    ...line,
    state: isRecent && !failed ? 'good' : 'look',
    says,
    ...(isAhead && { advice: words.ahead }),
  }
}

/** Each process of the site remembers its own, so more is not promised. */
export function errorsLine({ errors, startedAt, now, database: { engine } }: Findings): HealthLine {
  const { name, ...words } = machineWords.en.errors
  const [newest] = errors
  if (!newest) return { name, state: 'good', says: words.none(startedAt, engine) }
  const lastAgo = agoWords(newest.at, now)
  const says = words.some({ count: errors.length, started: startedAt, lastAgo, engine })
  return { name, state: 'look', says, advice: words.below }
}
