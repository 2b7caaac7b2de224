/** PostgreSQL takes 65,535 values with a statement, SQLite 32,766. */
const idsAtOnce = 5000

/** The rows of however many ids. */
export async function readInParts<Row>(ids: string[], read: (part: string[]) => Promise<Row[]>) {
  const parts: Row[][] = []
  for (let at = 0; at < ids.length; at += idsAtOnce) parts.push(await read(ids.slice(at, at + idsAtOnce)))
  return parts.flat()
}
