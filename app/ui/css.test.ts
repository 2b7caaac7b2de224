import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(app, path), 'utf8')
const cssFiles = globSync('**/*.css', { cwd: app }).map((path) => ({ path, css: read(path) }))
const components = globSync('**/*.tsx', { cwd: app }).map((path) => ({ path, source: read(path) }))
const definedIn = (css: string) => new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]))
const textOf = (name: string) => cssFiles.find(({ path }) => path === `ui/${name}`)?.css ?? ''
const [artLight = '', artDark = '', artSystem = ''] = textOf('tokens-art.css').split(/:root[.:]\S+ \{/)
const tokens = definedIn(textOf('tokens.css') + artLight)

test('every custom property used is a token, set in the same file, or has a fallback', () => {
  const unknown = cssFiles.flatMap(({ path, css }) => {
    const own = definedIn(css)
    const needed = [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].map((match) => match[1])
    return needed.filter((name) => !tokens.has(name) && !own.has(name)).map((name) => `${path}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test('drawings and markup use only tokens', () => {
  const unknown = components.flatMap(({ path, source }) => {
    const used = [...source.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1])
    return used.filter((name) => !tokens.has(name)).map((name) => `${path}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test('the night changes tokens and adds none', () => {
  expect([...definedIn(textOf('tokens-dark.css') + artDark)].filter((name) => !tokens.has(name))).toEqual([])
})

test('the colours of drawings at night are the same by class and by system', () => {
  const colors = (css: string) => [...css.matchAll(/--[\w-]+: \S+;/g)].map(([line]) => line)
  expect(colors(artDark).length).toBeGreaterThan(10)
  expect(colors(artSystem)).toEqual(colors(artDark))
})

test('every file stands in a layer', () => {
  const outside = ['fonts.css', 'toasts.css']
  const bare = cssFiles.filter(
    ({ path, css }) =>
      !outside.includes(basename(path)) && !/@layer (tokens|base|ui|page|narrow) \{|@import/.test(css),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('style names are hyphenated and belong to one file', () => {
  const fileOf = new Map<string, string>()
  for (const { path, source } of components) {
    for (const [, name = '', variable = ''] of source.matchAll(/<Style name="([^"]*)" css=\{(\w+)\}/g)) {
      const from = source.match(new RegExp(`import \\{? ?${variable} ?\\}? from '([^']+)'`))?.[1]
      const file = from ? join(dirname(path), from) : path
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect([name, fileOf.get(name) ?? file]).toEqual([name, file])
      fileOf.set(name, file)
    }
  }
  expect(fileOf.size).toBeGreaterThan(20)
})

test('a sheet holds files of components, and their styles are called like the files', () => {
  const sheets = cssFiles.filter(({ path }) => /^landing\/sheets\/(?!print)/.test(path))
  expect(sheets.length).toBeGreaterThan(0)
  for (const { path, css } of sheets) {
    const held = [...css.matchAll(/^@import "(\.\.\/.+)";$/gm)].map(([, from = '']) =>
      join(dirname(path), from),
    )
    const strangers = held.filter((file) => !isStyleOfThatName(file))
    expect(strangers, path).toEqual([])
  }
})

test('what moves by itself does so on the compositor alone: places, turns and opacity, never a layout', () => {
  const free = ['opacity', 'rotate', 'scale', 'transform', 'translate']
  const moved = cssFiles.flatMap(({ css }) =>
    [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, frames = '']) =>
      [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
    ),
  )
  expect(moved.length).toBeGreaterThan(2)
  expect(moved.filter((property) => !free.includes(property))).toEqual([])
})

test('a fieldset is a block where its legend floats: WebKit floats nothing in a grid or flex box, and draws the legend on the border', () => {
  const declarations = cssFiles.flatMap(({ css }) => declarationsIn(css))
  const withFloat = declarations
    .filter(({ selector, text }) => selector.endsWith('legend') && text.startsWith('float:'))
    .map(({ selector }) => selector.replace(/[\s>]*legend$/, ''))
  const boxes = declarations
    .filter(({ text }) => /^display: (inline-)?(grid|flex)/.test(text))
    .map(({ selector }) => selector)
  expect(withFloat.length).toBeGreaterThan(2)
  expect(withFloat.filter((fieldset) => boxes.includes(fieldset))).toEqual([])
})

/** Each with its whole selector: nesting is resolved, and layers and queries are left out. */
function declarationsIn(css: string) {
  const open = ['']
  const found: { selector: string; text: string }[] = []
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/\s*([^{};]*)([{};])/g)) {
    const selector = open.at(-1) ?? ''
    if (end !== '{') found.push({ selector, text })
    else if (text.startsWith('@')) open.push(selector)
    else open.push((text.includes('&') ? text.replace('&', selector) : `${selector} ${text}`).trim())
    if (end === '}') open.pop()
  }
  return found
}

function isStyleOfThatName(file: string) {
  const name = basename(file, '.css')
  return components.some(
    ({ path, source }) =>
      source.includes(`<Style name="${name}"`) &&
      [...source.matchAll(/from '(.+\.css)\?inline'/g)].some(
        ([, from = '']) => join(dirname(path), from) === file,
      ),
  )
}
