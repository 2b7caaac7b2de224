import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage =
  'Usage: npm run import -- stories <file.json|file.csv> [--dry-run] [--report report.json]'

export type ImportArguments = { file: string; isDryRun: boolean; reportFile: string | null }

/** Null when the command is not one we know. File names are meant from `folder`, where it was typed. */
export function parseArguments(args: string[], folder: string): ImportArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } },
    })
    const [what, file, ...more] = positionals
    if (what !== 'stories' || !file || more.length > 0) return null
    const reportFile = values.report ? resolve(folder, values.report) : null
    return { file: resolve(folder, file), isDryRun: values['dry-run'], reportFile }
  } catch {
    return null
  }
}
