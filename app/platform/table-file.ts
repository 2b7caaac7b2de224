import { openTable } from './table.ts'

/** The build has a copy of its own: a running site never reads tables that are newer than itself. */
const folder = import.meta.env.PROD ? 'build/data' : 'data'

/**
 * A table as text, from its file and not as a part of the program: there each letter took two bytes, and its
 * constant as many again, from the start and whether asked for or not.
 */
export function tableText(name: string) {
  // Bundles for browsers have a few of the callers in them and call none: an import of node:fs would not be built.
  return process.getBuiltinModule('node:fs').readFileSync(`${folder}/${name}`, 'utf8')
}

/** Read at the first question. */
export function openTableFile(name: string) {
  return openTable(() => tableText(name))
}
