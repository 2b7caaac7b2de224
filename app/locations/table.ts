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
