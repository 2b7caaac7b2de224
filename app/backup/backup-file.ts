import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { BackupProblem } from './backup-problem.ts'
import { eachLine } from './each-line.ts'

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
  throw new BackupProblem(
    newer.success && newer.data.version > 1
      ? 'This backup was made by a newer version of the program: use that version to read it'
      : 'This is not a backup of this program, or its beginning is damaged',
  )
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
    if (!(await lines.next()).done) throw damaged('it goes on after its last table')
  } catch (error) {
    throw asProblem(error)
  }
}

async function* rowsOf(table: BackupTable, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  const { name, rows, sha256 } = table
  if ((await lines.next()).value !== tableLine(name))
    throw damaged(`the table ${name} is not where it should be`)
  const hash = newHash()
  for (let row = 0; row < rows; row++) {
    const { value: line, done } = await lines.next()
    if (done) throw damaged(`it ends in the middle of the table ${name}`)
    addLine(hash, line)
    yield { table, line }
  }
  if (hash.digest('hex') !== sha256) throw damaged(`the rows of the table ${name} are not what was written`)
}

export const newHash = () => createHash('sha256')
export const addLine = (hash: Hash, line: string) => hash.update(line).update('\n')

function damaged(what: string) {
  return new BackupProblem(`The backup is damaged: ${what}. Use another one`)
}

/** zlib's own errors are damage as well; those of the file system say themselves what is wrong. */
function asProblem(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^Z_/.test(code)) return damaged('it cannot be unpacked to its end')
  if (code === 'ENOENT') return new BackupProblem('There is no such file')
  return error
}
