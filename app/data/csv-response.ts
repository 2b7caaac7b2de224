import { downloadResponse } from './download.ts'

export function csvResponse(name: string, lines: AsyncGenerator<string>) {
  return downloadResponse(name, 'text/csv; charset=utf-8', lines)
}
