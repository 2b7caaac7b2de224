import { readFileSync, writeFileSync } from 'node:fs'
import { scoredFamilies } from '../families.ts'
import { type Measured, measurePages, medianOf, pathsOf, sampleOf } from './measure-pages.ts'
import { worthTable } from './worth-table.ts'

const table = 'data/worth.tsv'
const weakest = 10

/** Prints the measure of a sample of each family; with `isWhole` it measures every page and writes data/worth.tsv. */
export async function reportWorth({ isWhole, say }: { isWhole: boolean; say: (text: string) => void }) {
  const all: Measured[] = []
  for (const family of scoredFamilies) {
    const paths = pathsOf(family)
    const sample = sampleOf(paths)
    const measured = await measurePages(isWhole ? paths : sample, sample)
    say(linesOf(family, paths.length, measured).join('\n'))
    all.push(...measured)
  }
  if (!isWhole) return
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(table, worthTable(all, readFileSync(table, 'utf8'), today))
}

function linesOf(family: string, total: number, measured: Measured[]) {
  const shares = measured.map(({ ownShare }) => ownShare)
  const facts = measured.map((page) => page.facts)
  return [
    `\n${family}: ${measured.length} of ${total} measured`,
    `  own text, names masked: median ${medianOf(shares)} %, lowest ${Math.min(...shares)} %`,
    `  facts with a source: median ${medianOf(facts)}, fewest ${Math.min(...facts)}`,
    `  words: median ${medianOf(measured.map(({ words }) => words))}`,
    ...measured
      .toSorted((a, b) => a.ownShare - b.ownShare || a.facts - b.facts)
      .slice(0, weakest)
      .map(({ path, ownShare, facts: count }) => `    ${ownShare} %, ${count} facts: ${path}`),
  ]
}
