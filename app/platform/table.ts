/** Rows of a tab-separated table, without its heading. Empty cells at the end of a line are not written. */
export function* tableRows(text: string) {
  let start = text.indexOf('\n') + 1
  while (start > 0 && start < text.length) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end < 0 ? undefined : end).split('\t')
    start = end + 1
  }
}

export function numberOrNull(cell: string | undefined) {
  return cell ? Number(cell) : null
}

export type Table = {
  length: number
  /** Its cells, or the first few of them. */
  row: (index: number, most?: number) => string[]
  /** The row whose first cell is the key. */
  find: (key: string) => string[] | null
  /** All of them, where several share it. */
  findAll: (key: string) => string[][]
  /** Numbers of the rows that have these letters anywhere. */
  search: (letters: string) => number[]
}

/**
 * A table that stays text: a row is parsed when it is requested. A million cells as text take a few
 * megabytes, as objects a hundred. `find` and `findAll` need rows in the order of their first cell.
 */
export function openTable(read: () => string): Table {
  let text = ''
  let starts: Uint32Array | undefined
  const lines = () => {
    if (starts) return starts
    text = read()
    starts = lineStarts(text)
    return starts
  }
  const row = (index: number, most?: number) => {
    const start = lines()[index]
    const end = lines()[index + 1]
    return start === undefined || end === undefined ? [] : text.slice(start, end - 1).split('\t', most)
  }
  /** The first row whose first cell is the key or comes after it. */
  const firstFrom = (key: string) => {
    let low = 0
    let high = lines().length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (firstCell(text, lines()[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    get length() {
      return lines().length - 1
    },
    row,
    find(key) {
      const found = row(firstFrom(key))
      return found[0] === key ? found : null
    },
    findAll(key) {
      const found: string[][] = []
      for (let index = firstFrom(key); index < lines().length - 1; index++) {
        const cells = row(index)
        if (cells[0] !== key) break
        found.push(cells)
      }
      return found
    },
    search(letters) {
      const found: number[] = []
      const all = lines()
      for (let index = 0; index < all.length - 1; index++) {
        const at = text.indexOf(letters, all[index])
        if (at < 0) break
        while ((all[index + 1] ?? Infinity) <= at) index++
        if (index < all.length - 1) found.push(index)
      }
      return found
    },
  }
}

/** Where each line below the heading begins, and where the last one ends. */
function lineStarts(text: string) {
  const starts: number[] = []
  for (let at = text.indexOf('\n') + 1; at > 0; at = text.indexOf('\n', at) + 1) starts.push(at)
  return Uint32Array.from(starts)
}

function firstCell(text: string, start: number) {
  return text.slice(start, text.indexOf('\t', start))
}
