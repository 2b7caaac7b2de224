import { downloadResponse } from './download.ts'

/** Without it Excel takes UTF-8 for the old encoding of its country. An import skips it. */
const byteOrderMark = '\ufeff'

export function csvResponse(name: string, lines: AsyncGenerator<string>) {
  return downloadResponse(name, 'text/csv; charset=utf-8', marked(lines))
}

async function* marked(lines: AsyncGenerator<string>) {
  yield byteOrderMark
  yield* lines
}
