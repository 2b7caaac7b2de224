import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tableRows } from '../../platform/table.ts'
import type { Measured } from './measure-pages.ts'

/**
 * data/worth.tsv: a page that says the same as in the table before keeps its day. Its head names the tables the pages
 * were made from.
 */
export function worthTable(all: readonly Measured[], before: string, today: string) {
  const days = new Map([...tableRows(before)].map(([path, , , , mark, day]) => [`${path} ${mark}`, day]))
  const lines = all
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, family, facts, ownShare, mark }) =>
      [path, family, facts, ownShare, mark, days.get(`${path} ${mark}`) ?? today].join('\t'),
    )
  return `${[`path\tfamily\tfacts\townShare\tmark\tday\t${tablesMark()}`, ...lines].join('\n')}\n`
}

/** Changes with any figure that `npm run facts` writes, of whatever place. */
export function tablesMark() {
  const hash = createHash('sha256')
  for (const file of globSync(['data/*.tsv', 'data/local/*.tsv'], { exclude: ['data/worth.tsv'] }).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 12)
}
