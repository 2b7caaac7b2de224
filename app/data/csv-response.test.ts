import { expect, test } from 'vitest'
import { csvLine } from '../platform/csv.ts'
import { csvResponse } from './csv-response.ts'

test('a table begins with the mark by which Excel reads its letters as UTF-8', async () => {
  async function* lines() {
    yield csvLine(['name'])
    yield csvLine(['Zoë'])
  }
  const bytes = Buffer.from(await csvResponse('a.csv', lines()).arrayBuffer())
  expect(bytes.toString('utf8')).toBe('\ufeffname\r\nZoë\r\n')
})
