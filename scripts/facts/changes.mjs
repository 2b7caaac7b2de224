const shownChanges = 8

/**
 * What is different between two editions of a compact table, for the person who brought the new one.
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
export function changesBetween(before, after) {
  const [was, is] = [linesIn(before), linesIn(after)]
  if (before === '') return [`new, ${is.lines.length} rows`]
  const keyCells = isDistinct(was) && isDistinct(is) ? 1 : 2
  const [old, now] = [byKey(was, keyCells), byKey(is, keyCells)]
  const added = [...now.rows.keys()].filter((key) => !old.rows.has(key))
  const gone = [...old.rows.keys()].filter((key) => !now.rows.has(key))
  return [
    ...(added.length > 0 ? [`${added.length} rows added: ${few(added, now)}`] : []),
    ...(gone.length > 0 ? [`${gone.length} rows gone: ${few(gone, old)}`] : []),
    ...now.columns.flatMap((column) => changesOf(column, old, now)),
  ]
}

/**
 * @typedef {{ columns: string[], lines: string[][] }} Lines
 * @typedef {{ columns: string[], rows: Map<string, Map<string, string>> }} Keyed
 */

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
    ...far.map(({ key, was, is }) => `  ${named(key, now)}: ${was || 'none'} → ${is || 'none'}`),
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

/**
 * @param {string[]} keys
 * @param {Keyed} table
 */
function few(keys, table) {
  const names = keys.slice(0, shownChanges).map((key) => named(key, table))
  return `${names.join(', ')}${keys.length > shownChanges ? ' …' : ''}`
}

/**
 * A code with the name beside it, where the table has one: '48201 Harris County'.
 * @param {string} key
 * @param {Keyed} table
 */
function named(key, { columns: [, second = ''], rows }) {
  const name = rows.get(key)?.get(second) ?? ''
  return /^\d+$/.test(key) && /[a-z]/i.test(name) ? `${key} ${name}` : key
}

/**
 * Whether the first cell alone tells its rows apart.
 * @param {Lines} table
 */
function isDistinct({ lines }) {
  return new Set(lines.map(([first]) => first)).size === lines.length
}

/**
 * @param {Lines} table
 * @param {number} keyCells
 * @returns {Keyed}
 */
function byKey({ columns, lines }, keyCells) {
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

/**
 * @param {string} text
 * @returns {Lines}
 */
function linesIn(text) {
  if (text.startsWith('[')) return linesOfJson(JSON.parse(text))
  const [head = '', ...lines] = text.trimEnd().split('\n')
  return { columns: head.split('\t'), lines: lines.map((line) => line.split('\t')) }
}

/**
 * @param {Record<string, unknown>[]} rows
 * @returns {Lines}
 */
function linesOfJson(rows) {
  const columns = Object.keys(rows[0] ?? {})
  return { columns, lines: rows.map((row) => columns.map((column) => String(row[column] ?? ''))) }
}
