import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { backupFileWords } from './backup-file-words.ts'
import { BackupProblem } from './backup-problem.ts'
import { eachLine } from './each-line.ts'

const words = backupFileWords.en

const Table = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.record(
    z.string().regex(/^[a-z_]+$/),
    z.enum(['plain', 'timestamp', 'boolean', 'json', 'bytes']),
  ),
  rows: z.number().int().min(0),
  /** Of its lines, each with its line feed. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const Header = z.object({
  format: z.literal('second-key-backup'),
  version: z.literal(1),
  created: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last one the database had been through. */
  migration: z.string(),
  tables: z.array(Table),
})

export type BackupTable = z.infer<typeof Table>
export type BackupHeader = z.infer<typeof Header>
export type BackupRow = { table: BackupTable; line: string }

/** Before the rows of each table. */
export const tableLine = (name: string) => JSON.stringify({ table: name })

/**
 * A backup is gzip over lines of JSON: the header, then the tables in its order. Whoever reads the rows to
 * their end knows that not one of them is missing or changed: anything else throws a BackupProblem.
 */
export async function openBackup(path: string) {
  const file = createReadStream(path)
  const unpacked = file.pipe(createGunzip())
  file.on('error', (error) => unpacked.destroy(error))
  const lines = eachLine(unpacked)
  const close = () => {
    file.destroy()
    unpacked.destroy()
  }
  try {
    const header = parseHeader((await lines.next()).value)
    return { header, rows: () => checkedRows(header, lines), close }
  } catch (error) {
    close()
    throw asProblem(error)
  }
}

function parseHeader(line: string | undefined) {
  const parsed = Header.safeParse(parseJson(line))
  if (parsed.success) return parsed.data
  const start = z.object({ format: z.literal('second-key-backup'), version: z.number() })
  const newer = start.safeParse(parseJson(line))
  throw new BackupProblem(newer.success && newer.data.version > 1 ? words.newer : words.noBackup)
}

function parseJson(line = ''): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function* checkedRows(header: BackupHeader, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  try {
    for (const table of header.tables) yield* rowsOf(table, lines)
    if (!(await lines.next()).done) throw new BackupProblem(words.goesOn)
  } catch (error) {
    throw asProblem(error)
  }
}

async function* rowsOf(table: BackupTable, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  const { name, rows, sha256 } = table
  if ((await lines.next()).value !== tableLine(name)) throw new BackupProblem(words.noTable(name))
  const hash = newHash()
  for (let row = 0; row < rows; row++) {
    const { value: line, done } = await lines.next()
    if (done) throw new BackupProblem(words.endsInTable(name))
    addLine(hash, line)
    yield { table, line }
  }
  if (hash.digest('hex') !== sha256) throw new BackupProblem(words.otherRows(name))
}

export const newHash = () => createHash('sha256')
export const addLine = (hash: Hash, line: string) => hash.update(line).update('\n')

/** zlib's own errors are damage as well; those of the file system say themselves what is wrong. */
function asProblem(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^Z_/.test(code)) return new BackupProblem(words.notUnpacked)
  if (code === 'ENOENT') return new BackupProblem(words.noFile)
  return error
}
