import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from './site.ts'

/**
 * Newer than the oldest browsers we write for (browsers.ts): the build lowers syntax, but adds no method. Each is named
 * with the first version that has it. Older ones (`at`, `findLast`, `hasOwn`, `structuredClone`) are in all of them.
 */
const newerMembers = new Set([
  // Chrome 110, Safari 16.
  ...['toReversed', 'toSorted', 'toSpliced', 'with'],
  // Safari 16 and 17.4.
  ...['AbortSignal.timeout', 'AbortSignal.any'],
  // Chrome 111, Safari 16.4.
  ...['isWellFormed', 'toWellFormed'],
  // Chrome 117 to 128, Safari 16.4 to 18.2.
  ...['Object.groupBy', 'Map.groupBy', 'Array.fromAsync', 'Promise.withResolvers', 'Promise.try'],
  ...['URL.canParse', 'URL.parse', 'checkVisibility'],
  // Sets, Chrome 122, Safari 17.
  ...['union', 'intersection', 'difference', 'symmetricDifference'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
])

test('the islands use no method, pattern or syntax that the oldest browsers we write for do not know', () => {
  const files = globSync('build/islands/*.js')
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => newerIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))
  expect(found).toEqual([])
})

test('no style asks whether scripts run, which Chrome before 120 and Safari before 17 cannot tell', () => {
  const asking = globSync('app/**/*.css').filter((file) => /\(scripting/.test(readFileSync(file, 'utf8')))
  expect(asking).toEqual([])
})

test('what is newer is found in every way it is written', () => {
  const code = `[].toSorted(); list?.with(0, 1); AbortSignal.timeout(1); x.timeout; /(?<!a)b/; /[a--b]/v; class A { static {} }`
  expect(newerIn(code)).toEqual([
    'toSorted',
    'with',
    'AbortSignal.timeout',
    '/(?<!a)b/',
    '/[a--b]/v',
    'static {}',
  ])
})

function newerIn(code: string) {
  const found: string[] = []
  new Visitor({
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier') return
      const full = object.type === 'Identifier' ? `${object.name}.${property.name}` : ''
      found.push(...[property.name, full].filter((name) => newerMembers.has(name)))
    },
    // Lookbehind and static blocks came with Safari 16.4, the flag v with 17: one of them, and none of the file is read.
    Literal(node) {
      if ('regex' in node && /\(\?<[=!]|\/\w*v\w*$/.test(node.raw ?? '')) found.push(node.raw ?? '')
    },
    StaticBlock: () => void found.push('static {}'),
  }).visit(parseSync('island.js', code).program)
  return found
}
