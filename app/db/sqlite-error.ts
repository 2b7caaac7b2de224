const codes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
}

/** Whether it is an error of SQLite of one of these kinds. Extended codes have the plain one in their last byte. */
export function isSqliteError(error: unknown, ...kinds: (keyof typeof codes)[]) {
  if (!(error instanceof Error && 'errcode' in error)) return false
  const code = Number(error.errcode) & 255
  return kinds.some((kind) => codes[kind] === code)
}
