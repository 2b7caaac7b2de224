/** A row in a form field, with the version its reader saw. */
export function fieldOf({ id, version }: { id: string; version: number }) {
  return `${id}:${version}`
}

export function parseField(text: string) {
  const [, id, version] = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(text) ?? []
  return id ? { id, version: Number(version) } : null
}
