/** The position in a list after one of its rows, as part of an address: its time and its id. */
type Cursor = { createdAt: Date; id: string }

const shape = /^(\d{10,15})-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** Later years have more than four digits, and SQLite would sort them wrongly. */
const lastMoment = Date.UTC(9999, 11, 31)

export function writeCursor({ createdAt, id }: Cursor) {
  return `${createdAt.getTime()}-${id}`
}

/** Null for anything we did not write ourselves. */
export function parseCursor(text: string): Cursor | null {
  const [, time = '', id = ''] = shape.exec(text) ?? []
  const createdAt = new Date(Number(time))
  return id && createdAt.getTime() <= lastMoment ? { createdAt, id } : null
}
