import { grouped } from '../../../platform/us-number.ts'
import { errorsKept } from '../../counted-to.ts'
import { momentWords, sizeWords } from '../../plain-words.ts'
import { orMore } from './or-more.ts'
import { silence } from './silence.ts'

type Engine = 'sqlite' | 'postgres'
type Answer = { engine: Engine; ms: number }
type Queue = { waiting: number; givenUp: number; failedAgo: string | null }
type Errors = { count: number; started: Date; lastAgo: string; engine: Engine }

export const words = {
  database: {
    name: 'Database',
    silent: (engine: Engine) =>
      `${databaseOf(engine)} does not answer or takes no changes. Nothing can be saved meanwhile.`,
    restart: 'Restart it, or call whoever runs it.',
    noSize: (answer: Answer) => `${answersOf(answer)}, but not when it is asked about its size.`,
    noTables: (answer: Answer) => `${answersOf(answer)}, but not when it is asked about its tables.`,
    heldUp: 'Look whether something holds it up, or whether its rights were changed; else restart it.',
    holds: (answer: Answer, bytes: number) => `${answersOf(answer)} and holds ${sizeWords(bytes)}.`,
    holdsUpToDate: (answer: Answer, bytes: number, migration: string | null) =>
      `${answersOf(answer)} and holds ${sizeWords(bytes)}. Its tables are up to date (${migration}).`,
    notUpToDate: 'Its tables are not up to date: restart the site.',
  },
  disk: {
    name: 'Disk',
    silent: 'The disk of the data folder does not answer.',
    connect: 'Look whether the folder in DATA_DIR is still there and its disk connected.',
    free: (bytes: number, engine: Engine) => `${freeOf(bytes, engine)}.`,
    freeFiles: (bytes: number, files: number, engine: Engine) =>
      `${freeOf(bytes, engine)}, but only ${grouped(files)} more files can be made there.`,
    makeRoom: (engine: Engine) =>
      `Make room soon: without it ${engine === 'sqlite' ? 'no application, story, article or setting can be saved' : 'no story can come in'}.`,
    deleteFiles:
      'Delete files there soon, however small: without that no photo can come in and no backup can be made.',
  },
  mail: {
    name: 'Mail',
    silent: 'It does not answer.',
    notSetUp:
      'Mail is not set up: people who apply or send a story get no confirmation, and nobody on your team hears of it.',
    howTo: 'How to set it up',
    trouble: (why: string) => `Mail is set up, but the mail server cannot be used: ${why}`,
    lookAtUrl: 'If that lasts, look at SMTP_URL: the server, its port, and your name and password there.',
    unknown: (isLate: boolean) => `${taken} How many mails wait is unknown: ${silence(isLate)}`,
    queue: ({ waiting, givenUp, failedAgo }: Queue) =>
      `${taken} ${failedAgo ? `The last failure was ${failedAgo}. ` : ''}${waiting === 1 ? '1 mail' : `${waiting} mails`} waiting, ${givenUp} given up.`,
    see: 'See the mails',
  },
  backup: {
    name: 'Backup',
    unknown: (isLate: boolean) => `When the last one was made is unknown: ${silence(isLate)}`,
    none: 'There is no backup yet.',
    last: (ago: string, bytes: number) => `The last one was made ${ago} (${sizeWords(bytes)}).`,
    ahead: 'The clock of the server was wrong then, or is wrong now.',
  },
  errors: {
    name: 'Errors',
    none: (started: Date, engine: Engine) => `None ${sinceOf(started)}.${othersOf(engine)}`,
    some: ({ count, started, lastAgo, engine }: Errors) =>
      `${count === 1 ? 'One' : orMore(count, errorsKept)} ${sinceOf(started)}, the last one ${lastAgo}.${othersOf(engine)}`,
    below: 'They are listed below. The log says more, by reference, and remembers those from before.',
  },
  program: {
    version: 'Version',
    runningFor: 'Running for',
    notLong: 'less than a minute',
    memory: 'Memory',
    inProcesses: (bytes: number[]) => {
      const sizes = bytes.map(sizeWords).join(' and ')
      return bytes.length > 1 ? `${sizes}, in ${bytes.length} processes` : sizes
    },
    kept: 'Pages kept ready',
    keptPages: (pages: number, bytes: number) => `${grouped(pages)} (${sizeWords(bytes)})`,
    answered: 'Answered from them',
    answeredTimes: (hits: number, renders: number) =>
      `${grouped(hits)} times; ${grouped(renders)} pages were made`,
  },
}

function databaseOf(engine: Engine) {
  return engine === 'sqlite' ? 'The built-in database' : 'PostgreSQL'
}

function answersOf({ engine, ms }: Answer) {
  return `${databaseOf(engine)} answers in ${ms} ms`
}

function freeOf(bytes: number, engine: Engine) {
  return `${sizeWords(bytes)} are free ${engine === 'sqlite' ? 'where the data lies' : 'for photos on their way in and for backups'}`
}

const taken = 'The mail server answers and takes our name.'

function sinceOf(started: Date) {
  return `since this process started at ${momentWords(started)}`
}

function othersOf(engine: Engine) {
  return engine === 'postgres' ? ' Where the site runs as several processes, each lists its own.' : ''
}
