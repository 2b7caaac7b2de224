import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `Usage: npm run backup -- create [file]
       npm run backup -- verify <file>
       npm run backup -- restore <file> [--into-empty] [--erasures <list>]
       npm run backup -- move-to postgres://…`

export type BackupArguments =
  | { verb: 'create'; file?: string }
  | { verb: 'verify'; file: string }
  | { verb: 'restore'; file: string; mayHaveTables: boolean; list?: string }
  | { verb: 'move-to'; databaseUrl: string }

/** Null when the command is not one we know. File names are meant from where it was typed. */
export function parseArguments(args: string[], folder: string): BackupArguments | null {
  const parsed = split(args)
  if (!parsed) return null
  const [verb, what, ...more] = parsed.positionals
  const isIntoEmpty = parsed.values['into-empty'] === true
  const { erasures } = parsed.values
  const isOfRestore = isIntoEmpty || erasures !== undefined
  if (more.length > 0 || (isOfRestore && verb !== 'restore')) return null
  if (verb === 'create') return { verb, file: what && resolve(folder, what) }
  if (!what) return null
  if (verb === 'verify') return { verb, file: resolve(folder, what) }
  if (verb === 'restore') {
    const list = erasures && resolve(folder, erasures)
    return { verb, file: resolve(folder, what), mayHaveTables: isIntoEmpty, list }
  }
  return verb === 'move-to' ? { verb, databaseUrl: what } : null
}

function split(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'into-empty': { type: 'boolean' }, erasures: { type: 'string' } },
    })
  } catch {
    return null
  }
}
