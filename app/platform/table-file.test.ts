import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableText } from './table-file.ts'

test('a table is found from any working directory', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'table-file.ts'))
  const program = `import { tableText } from ${module}; process.stdout.write(tableText('places.tsv').slice(0, 200))`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  const printed = execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })
  expect(printed).toBe(tableText('places.tsv').slice(0, 200))
})
