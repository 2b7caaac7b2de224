import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes and properties that a person reads or hears. Text between tags is the linter's (noJsxLiterals). */
const spoken = new Set([
  ...['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'description'],
  ...['label', 'legend', 'hint', 'note', 'error', 'caption', 'summary', 'heading', 'lead', 'text', 'about'],
  ...['button', 'offer', 'words', 'current', 'message', 'failed', 'advice', 'says', 'first', 'body'],
])

/** Samples of every part of the look, in development only. */
const samples = /^ui\/gallery/

/** The key of an entry, the condition of a choice, the name of a type. */
const unspoken = { property: null, test: null, typeAnnotation: null }

const folder = join(import.meta.dirname, '..')

test('no component or route says anything that is not in a file of words', () => {
  const files = componentFiles()
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    saidIn(readFileSync(join(folder, file), 'utf8')).map((said) => `${file}: ${said}`),
  )
  expect(found).toEqual([])
})

test('words are found in attributes, in what is handed over and in templates, wherever the choice is made', () => {
  expect(saidIn(`<Field label="Name" name="name" hint={isNew ? 'At most ten' : words.hint} />`)).toEqual([
    'label "Name"',
    'hint "At most ten"',
  ])
  expect(saidIn('<FactList facts={[{ label: titled(`By ` + day), value: 1 }]} />')).toEqual(['label "By "'])
  expect(saidIn(`const meta = () => [{ title: 'Health, admin' }]`)).toEqual(['title "Health, admin"'])
})

test('keys, comparisons, tags and signs are no words', () => {
  const silent = `<Fold heading={isOneOfMany ? 'h4' : 'h3'} title={kind === 'all' ? words['of all'] : words.some} note="–" words={text('words')} />`
  expect(saidIn(silent)).toEqual([])
})

function componentFiles() {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) =>
        name.endsWith('.tsx') && !/\.test\.tsx$|\/(words|testing)\//.test(name) && !samples.test(name),
    )
}

type Node = { type: string } & Record<string, unknown>

function saidIn(source: string): string[] {
  const said: string[] = []
  const visit = (node: Node) => {
    const name = nameOf(node)
    if (name && spoken.has(name)) said.push(...saidAs(name, wordsIn(node.value)))
    for (const child of Object.values(node)) nodesIn(child).forEach(visit)
  }
  nodesIn(parseSync('component.tsx', source).program).forEach(visit)
  return said
}

/** What is called as its place is a field or a class. */
function saidAs(name: string, texts: string[]) {
  return texts.filter((text) => text !== name).map((text) => `${name} "${text}"`)
}

/** Of an attribute, or of a property of what is handed over. */
function nameOf({ type, name, key }: Node) {
  const [named] = nodesIn(type === 'JSXAttribute' ? name : type === 'Property' ? key : null)
  return named && String(named.name ?? named.value)
}

function wordsIn(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal' || node.type === 'TemplateElement') return textOf(node).filter(isWord)
    if (isSilent(node)) return []
    const texts = Object.values({ ...node, ...unspoken }).flatMap(wordsIn)
    // What is asked for by a key is not the key.
    return node.type === 'CallExpression' ? texts.filter((text) => !/^[a-z-]+$/.test(text)) : texts
  })
}

/** What is compared is not said; elements and objects within are looked at on their own. */
function isSilent({ type, operator }: Node) {
  return type === 'JSXElement' || type === 'Property' || (type === 'BinaryExpression' && operator !== '+')
}

function textOf({ value }: Node): string[] {
  if (typeof value === 'string') return [value]
  return isCooked(value) ? [value.cooked] : []
}

function isCooked(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value
}

/** A heading may be an h2, an example an address of ours. */
function isWord(text: string) {
  return /\p{L}/u.test(text) && !/^h[1-6]$|^\//.test(text)
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.filter(isNode)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
