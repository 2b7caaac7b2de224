import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isSuperLinear } from './testing/growth.ts'

/** Never run on a text from outside; docs/decisions/outside-text.md says why for each. */
const onOurOwnText = new Set([
  'app/platform/env.server.ts',
  'app/settings/claims/page-lines.ts',
  'app/social/art-markup.tsx',
  'app/social/picture-art.ts',
  'app/ui/art/skyline.ts',
])

const folder = join(import.meta.dirname, '..', '..')

test('no expression of app/ and server/ that may meet a text from outside can begin anew at each of its signs', () => {
  const found = sourceFiles()
    .filter((file) => !onOurOwnText.has(file))
    .flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })))
  expect(found.length).toBeGreaterThan(150)
  const isSlow = ({ expression }: (typeof found)[number]) =>
    isSuperLinear((text) => text.replace(expression, ''))
  // Looked at three times: a busy machine makes anything seem slow once.
  const slow = found.filter(isSlow).filter(isSlow).filter(isSlow)
  // A text, so that a report that is cut names it.
  expect(slow.map(({ file, expression }) => `${file}: ${expression}`).join('\n')).toBe('')
})

function sourceFiles() {
  return ['app', 'server'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name)),
  )
}

function expressionsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'value' in node && node.value instanceof RegExp) found.push(node.value)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, readFileSync(join(folder, file), 'utf8')).program)
  return found
}
