const shownChanges = 8

/**
 * What is different between two editions of a compact table, for the person who brought the new one.
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
export function changesBetween(before, after) {
  const now = byKey(after)
  if (before === '') return [`new, ${now.rows.size} rows`]
  const old = byKey(before)
  const added = [...now.rows.keys()].filter((key) => !old.rows.has(key))
  const gone = [...old.rows.keys()].filter((key) => !now.rows.has(key))
  return [
    ...(added.length > 0 ? [`${added.length} rows added: ${few(added)}`] : []),
    ...(gone.length > 0 ? [`${gone.length} rows gone: ${few(gone)}`] : []),
    ...now.columns.flatMap((column) => changesOf(column, old, now)),
  ]
}

/** @typedef {{ columns: string[], rows: Map<string, Map<string, string>> }} Keyed */

/**
 * @param {string} column
 * @param {Keyed} old
 * @param {Keyed} now
 */
function changesOf(column, old, now) {
  if (!old.columns.includes(column)) return [`${column}: a new column`]
  const changes = [...now.rows].flatMap(([key, row]) => {
    const [was, is] = [old.rows.get(key)?.get(column), row.get(column) ?? '']
    return was === undefined || was === is ? [] : [{ key, was, is }]
  })
  if (changes.length === 0) return []
  const shares = changes
    .map(({ was, is }) => Number(is) / Number(was) - 1)
    .filter((share) => Number.isFinite(share))
    .sort((a, b) => a - b)
  const middle = shares[Math.floor(shares.length / 2)]
  const far = changes.toSorted((a, b) => distance(b) - distance(a)).slice(0, shownChanges)
  return [
    `${column}: ${changes.length} changed${middle === undefined ? '' : `, half of them by ${percent(middle)} or more`}`,
    ...far.map(({ key, was, is }) => `  ${key}: ${was || 'none'} → ${is || 'none'}`),
  ]
}

/** @param {{ was: string, is: string }} change */
function distance({ was, is }) {
  const share = Math.abs(Number(is) / Number(was) - 1)
  return Number.isFinite(share) ? share : 0
}

/** @param {number} share */
function percent(share) {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
}

/** @param {string[]} keys */
function few(keys) {
  return `${keys.slice(0, shownChanges).join(', ')}${keys.length > shownChanges ? ' …' : ''}`
}

/**
 * @param {string} text
 * @returns {Keyed}
 */
function byKey(text) {
  const { columns, lines } = text.startsWith('[') ? linesOfJson(text) : linesOf(text)
  // An edition is known by its table alone: its years are what changes.
  const keyCells = columns[0] === 'table' ? 1 : 2
  /** @type {Keyed['rows']} */
  const rows = new Map()
  for (const cells of lines) {
    const row = new Map(columns.map((column, i) => [column, cells[i] ?? '']))
    // Places share names across states; agencies share everything but their phone.
    const key = cells.slice(0, keyCells).join(' ')
    rows.set(rows.has(key) ? `${key} #${rows.size}` : key, row)
  }
  return { columns, rows }
}

/** @param {string} text */
function linesOf(text) {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  return { columns: head.split('\t'), lines: lines.map((line) => line.split('\t')) }
}

/** @param {string} text */
function linesOfJson(text) {
  /** @type {Record<string, unknown>[]} */
  const rows = JSON.parse(text)
  const columns = Object.keys(rows[0] ?? {})
  return { columns, lines: rows.map((row) => columns.map((column) => String(row[column] ?? ''))) }
}
