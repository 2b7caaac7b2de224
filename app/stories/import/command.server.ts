import { access, constants, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { parseEnv } from '../../platform/env.server.ts'
import { onOneLine } from '../../platform/outside-text.ts'
import { uploadFolderOf } from '../../platform/upload-folder.server.ts'
import { type EncodeBytes, encodeThrough } from '../../rows/encode-bytes.ts'
import { openRows, type RowFile } from '../../rows/open-rows.ts'
import { type Screen, showProgress } from '../../rows/progress.ts'
import { MalformedFile } from '../../rows/source-row.ts'
import { Tally } from '../../rows/tally.ts'
import { type ImportArguments, parseArguments, usage } from './arguments.ts'
import { importStories } from './import-stories.ts'
import { openStore } from './open-store.server.ts'
import { exitCodeFor, isReport, summaryLines, toReport } from './report.ts'
import { wantedStories } from './story-columns.ts'
import type { PhotoStore, StoryStore } from './story-store.ts'
import { withoutErased } from './without-erased.server.ts'

export type CommandParts<Encoded> = {
  args: string[]
  /** Where the person stood who typed the command. */
  folder: string
  env: Record<string, string | undefined>
  /** Opened only when there is something to do. */
  openPhotoStore(): PhotoStore<Encoded> & { close(): Promise<void> }
  screen: Screen
  errors: Pick<Screen, 'write'>
  signal?: AbortSignal
}

/** `npm run import`. Returns the exit code: 0 all fine, 2 some rows were refused, 1 it did not work. */
export async function runImport<Encoded>(parts: CommandParts<Encoded>): Promise<0 | 1 | 2> {
  const { args, folder, errors } = parts
  const wanted = parseArguments(args, folder)
  if (!wanted) {
    errors.write(`${usage}\n`)
    return 1
  }
  try {
    return await importFile(wanted, parts)
  } catch (error) {
    errors.write(`${inOneLine(error, wanted.file)}\n`)
    return 1
  }
}

async function importFile<Encoded>(wanted: ImportArguments, parts: CommandParts<Encoded>) {
  const { screen, errors } = parts
  const env = parseEnv(parts.env)
  const tally = new Tally(wantedStories.known)
  const end = async (failure: string | null) => {
    const ending = { file: basename(wanted.file), isDryRun: wanted.isDryRun, failure }
    if (wanted.reportFile) await saveReport(wanted.reportFile, toReport(tally, ending))
    return ending
  }
  if (wanted.reportFile) await requireReport(wanted.reportFile)
  await using closing = new AsyncDisposableStack()
  const file = closing.adopt(await openRows(wanted.file, wantedStories), (open) => open.close())
  // Before any row is brought over: a report that cannot be written is known too late otherwise.
  await end('The import has not come to its end')
  const photoStore = closing.adopt(parts.openPhotoStore(), (open) => open.close())
  const store = closing.adopt(await openStore(env, wanted.isDryRun, photoStore.save), (open) => open.close())

  const folder = await photoFolder(uploadFolderOf(env.dataDir))
  const encode = encodeThrough(folder, photoStore.encode)
  const rows = store.logged ? withoutErased(file.rows, { ...store.logged, tally }) : file.rows
  const failure = await bringOver({ ...file, rows }, { store, encode, tally }, parts).then(
    () => (parts.signal?.aborted ? 'Stopped before the end; the same command goes on from here' : null),
    (error: unknown) => inOneLine(error, wanted.file),
  )
  const ending = await end(failure)
  for (const line of summaryLines(tally, ending)) (line === failure ? errors : screen).write(`${line}\n`)
  return exitCodeFor(tally, ending)
}

type Bringing<Encoded> = {
  store: StoryStore<Encoded>
  encode: EncodeBytes<Encoded>
  tally: Tally
}

async function bringOver<Encoded>(
  file: RowFile,
  bringing: Bringing<Encoded>,
  { screen, signal }: CommandParts<Encoded>,
) {
  const progress = showProgress(screen, file.bytes)
  const rows = () => bringing.tally.read
  try {
    const onRow = () => progress.update(file.bytesRead(), rows())
    await importStories({ ...bringing, rows: file.rows, signal, onRow })
  } finally {
    progress.end(file.bytesRead(), rows())
  }
}

/** More than ten thousand rows with their reasons. */
const maxReportBytes = 20 * 1024 * 1024

/** An earlier report is written over; nothing else that is there, such as the rows themselves. */
async function requireReport(path: string) {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return
  const text = found.size > maxReportBytes ? '' : await readFile(path, 'utf8')
  if (found.size > 0 && !isReport(text))
    throw new Error(`There is a file ${path} already, and it is no report: choose another name`)
}

async function saveReport(path: string, report: object) {
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 }).catch((error: Error) => {
    throw new Error(`The report cannot be written: ${error.message}`, { cause: error })
  })
}

/** A database error carries the row's values in other fields than its message. */
function inOneLine(error: unknown, file: string) {
  const message = onOneLine(error instanceof Error ? error.message : String(error))
  return error instanceof MalformedFile ? `${basename(file)}: ${message}` : message
}

/** That of the site's uploads where there is one; made here, it might belong to another user than the site. */
async function photoFolder(uploads: string) {
  return await access(uploads, constants.W_OK).then(
    () => uploads,
    () => tmpdir(),
  )
}
