import { tableRows } from '../../platform/table.ts'
import type { Measured } from './measure-pages.ts'

/** data/worth.tsv: a page that says the same as in the table before keeps its day. */
export function worthTable(all: readonly Measured[], before: string, today: string) {
  const days = new Map([...tableRows(before)].map(([path, , , , mark, day]) => [`${path} ${mark}`, day]))
  const lines = all
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, family, facts, ownShare, mark }) =>
      [path, family, facts, ownShare, mark, days.get(`${path} ${mark}`) ?? today].join('\t'),
    )
  return `${['path\tfamily\tfacts\townShare\tmark\tday', ...lines].join('\n')}\n`
}
