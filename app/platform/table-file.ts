import { openTable } from './table.ts'

/**
 * A table as text, from its file and not as a part of the program: there each letter took two bytes, and its
 * constant as many again, from the start and whether asked for or not.
 */
export function tableText(name: string) {
  // Bundles for browsers have a few of the callers in them and call none: an import of node:fs would not be built.
  // In the build, from build/pages/server, that is a copy of its own: never tables newer than the running site.
  return process.getBuiltinModule('node:fs').readFileSync(`${import.meta.dirname}/../../data/${name}`, 'utf8')
}

/** Read at the first question. */
export function openTableFile(name: string) {
  return openTable(() => tableText(name))
}
