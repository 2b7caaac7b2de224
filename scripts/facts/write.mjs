/**
 * Empty cells at the end of a line are left out.
 * @param {string[]} columns
 * @param {Record<string, unknown>[]} entries
 */
export function table(columns, entries) {
  const line = (/** @type {Record<string, unknown>} */ entry) =>
    columns
      .map((column) => entry[column] ?? '')
      .join('\t')
      .trimEnd()
  return `${[columns.join('\t'), ...entries.map(line)].join('\n')}\n`
}

/** @param {unknown[]} entries */
export function jsonRows(entries) {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
}
