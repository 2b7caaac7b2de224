/** The place in a list after one of its rows, as part of an address: its moment and its id. */
type Cursor = { createdAt: Date; id: string }

const shape = /^(\d{10,15})-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

export function writeCursor({ createdAt, id }: Cursor) {
  return `${createdAt.getTime()}-${id}`
}

/** Null for anything we did not write ourselves. */
export function parseCursor(text: string): Cursor | null {
  const [, time = '', id = ''] = shape.exec(text) ?? []
  const createdAt = new Date(Number(time))
  return id && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : null
}
