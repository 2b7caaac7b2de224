import { dayMs } from '../platform/duration.ts'
import { agoWords } from '../platform/span-words.ts'
import type { Finding } from './finding.ts'
import type { Findings, HealthLine } from './findings.ts'
import { momentWords, sizeWords } from './plain-words.ts'

const gigabyte = 1e9

export function databaseLine({ database }: Findings): HealthLine {
  const { engine, answerMs, bytes, migration } = database
  const name = 'Database'
  const kind = engine === 'sqlite' ? 'The built-in database' : 'PostgreSQL'
  if ('missing' in answerMs) {
    return {
      name,
      state: 'wrong',
      says: `${kind} does not answer. Nothing can be saved meanwhile.`,
      advice: 'Restart it, or call whoever runs it.',
    }
  }
  const answers = `${kind} answers in ${answerMs.value} ms`
  if ('missing' in bytes || 'missing' in migration) {
    return {
      name,
      state: 'wrong',
      says: `${answers}, but not when it is asked about its ${'missing' in bytes ? 'size' : 'tables'}.`,
      advice: 'Look whether something holds it up, or whether its rights were changed; else restart it.',
    }
  }
  const says = `${answers} and holds ${sizeWords(bytes.value)}.`
  if (!migration.value.isUpToDate)
    return { name, state: 'wrong', says, advice: 'Its tables are not up to date: restart the site.' }
  return { name, state: 'good', says: `${says} Its tables are up to date (${migration.value.name}).` }
}

export function diskLine({ diskFreeBytes, database: { engine } }: Findings): HealthLine {
  const name = 'Disk'
  if ('missing' in diskFreeBytes) {
    return {
      name,
      state: 'wrong',
      says: 'The disk of the data folder does not answer.',
      advice: 'Look whether the folder in DATA_DIR is still there and its disk connected.',
    }
  }
  const free = diskFreeBytes.value
  const where = engine === 'sqlite' ? 'where the data lies' : 'for photos on their way in and for backups'
  const line = { name, says: `${sizeWords(free)} are free ${where}.` }
  const lost =
    engine === 'sqlite' ? 'no application, story, article or setting can be saved' : 'no story can come in'
  const advice = `Make room soon: without it ${lost}.`
  if (free < gigabyte / 5) return { ...line, state: 'wrong', advice }
  return free < gigabyte ? { ...line, state: 'look', advice } : { ...line, state: 'good' }
}

export function mailLine({ mail: { server, queue }, now }: Findings): HealthLine {
  const name = 'Mail'
  const answer = 'value' in server ? server.value : { kind: 'trouble' as const, why: 'It does not answer.' }
  if (answer.kind === 'not-set-up') {
    return {
      name,
      state: 'wrong',
      says: 'Mail is not set up: people who apply or send a story get no confirmation, and nobody on your team hears of it.',
      link: { href: '/admin/start#mail', label: 'How to set it up' },
    }
  }
  if (answer.kind === 'trouble') {
    return {
      name,
      state: 'wrong',
      says: `Mail is set up, but the mail server cannot be used: ${answer.why}`,
      advice: 'If that lasts, look at SMTP_URL: the server, its port, and your name and password there.',
      link: { href: '/admin/start#mail', label: 'How to set it up' },
    }
  }
  return queueLine(queue, now)
}

function queueLine(queue: Findings['mail']['queue'], now: Date): HealthLine {
  const name = 'Mail'
  const taken = 'The mail server answers and takes our name.'
  if ('missing' in queue)
    return { name, state: 'look', says: `${taken} How many mails wait is unknown: ${silence(queue)}` }
  const link = { href: '/admin/mail', label: 'See the mails' }
  const { waiting, givenUp, lastFailureAt } = queue.value
  const counts = `${waiting === 1 ? '1 mail' : `${waiting} mails`} waiting, ${givenUp} given up.`
  if (!lastFailureAt && givenUp === 0) return { name, state: 'good', says: `${taken} ${counts}`, link }
  const when = lastFailureAt ? `The last failure was ${agoWords(lastFailureAt, now)}. ` : ''
  return { name, state: 'look', says: `${taken} ${when}${counts}`, link }
}

export function backupLine({ backup, now }: Findings): HealthLine {
  const name = 'Backup'
  if ('missing' in backup)
    return { name, state: 'look', says: `When the last one was made is unknown: ${silence(backup)}` }
  const { last, failed } = backup.value
  if (!last) return { name, state: 'wrong', says: 'There is no backup yet.' }
  const says = `The last one was made ${agoWords(last.at, now)} (${sizeWords(last.bytes)}).`
  const isOld = now.getTime() - last.at.getTime() > 7 * dayMs
  return { name, state: isOld || failed ? 'look' : 'good', says }
}

/** Each process of the site remembers its own, so more is not promised. */
export function errorsLine({ errors, startedAt, now, database: { engine } }: Findings): HealthLine {
  const name = 'Errors'
  const since = `since this process started at ${momentWords(startedAt)}`
  const others = engine === 'postgres' ? ' Where the site runs as several processes, each lists its own.' : ''
  const [newest] = errors
  if (!newest) return { name, state: 'good', says: `None ${since}.${others}` }
  const count = errors.length === 1 ? 'One' : errors.length
  return {
    name,
    state: 'look',
    says: `${count} ${since}, the last one ${agoWords(newest.at, now)}.${others}`,
    advice: 'They are listed below. The log says more, by reference, and remembers those from before.',
  }
}

/** Why something is not known. */
export function silence(finding: Extract<Finding<unknown>, { missing: string }>) {
  return finding.missing === 'late' ? 'the database did not say in time.' : 'the database did not say.'
}
