import { parseSync } from 'vite'
import { alternativesOf, type Node, short, textOf } from './alternatives.ts'

/** One change of a source file; the whole program with it is a mutant. */
export type Change = {
  file: string
  line: number
  /** What stands in that line. */
  source: string
  what: string
  start: number
  end: number
  kind: 'expression' | 'statement'
  /** What stands there instead; nothing for a statement. */
  text: string
  isNumber?: boolean
}

/** Every change that can be made to a file, in the order of its text. */
export function changesIn(file: string, code: string): Change[] {
  const changes: Change[] = []
  const lines = code.split('\n')
  walk(programOf(file, code), (node, parent) => {
    const line = code.slice(0, node.start).split('\n').length
    const at = { file, line, source: lines[line - 1] ?? '', start: node.start, end: node.end }
    if (node.type === 'ExpressionStatement') {
      if (isRemovable(node, code))
        changes.push({ ...at, kind: 'statement', text: '', what: `${short(node, code)} left out` })
      return
    }
    for (const { text, what } of alternativesOf(node, parent, code))
      changes.push({ ...at, kind: 'expression', text, what, isNumber: typeof node.value === 'number' })
  })
  return changes
}

export type Numbered = Change & { id: number }

/**
 * The file with all these changes in it, each asleep until `__mutant__` is told its number. So the program is read
 * once and not once for each mutant. A loop says that it turns: one that never ends must be stopped from within.
 */
export function withChanges(file: string, code: string, changes: Numbered[]): string {
  const at = new Map<string, Numbered[]>()
  for (const change of changes) {
    const key = `${change.kind} ${change.start} ${change.end}`
    at.set(key, [...(at.get(key) ?? []), change])
  }
  return print(programOf(file, code))

  function print(node: Node): string {
    const inner = printInside(node)
    if (node.type === 'ExpressionStatement') {
      const [removed] = at.get(`statement ${node.start} ${node.end}`) ?? []
      return removed ? `{if(!__mutant__(${removed.id})){${inner}}}` : `{${inner}}`
    }
    const own = at.get(`expression ${node.start} ${node.end}`) ?? []
    if (own.length === 0) return inner
    return `(${own.map(({ id, text }) => `__mutant__(${id}) ? (${text}) : `).join('')}${inner})`
  }

  function printInside(node: Node) {
    let text = ''
    let end = node.start
    for (const child of childrenOf(node)) {
      text += code.slice(end, child.start) + (isLoopBody(child, node) ? turning(print(child)) : print(child))
      end = child.end
    }
    return text + code.slice(end, node.end)
  }
}

function isLoopBody(child: Node, { type, body }: Node) {
  return body === child && child.type === 'BlockStatement' && /^(For|While|DoWhile)/.test(type)
}

function turning(block: string) {
  return `{__mutant__.turn();${block.slice(1)}`
}

function programOf(file: string, code: string) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** What is written to the log is for people; `'use client'` and `super()` cannot be left out. */
function isRemovable(node: Node, code: string) {
  const text = textOf(node, code)
  return !node.directive && !/^(await )?(\w+\.)*(log|console)\.|^super\(/.test(text)
}

function walk(node: Node, visit: (node: Node, parent: Node) => void, parent = node, isLink = false) {
  if (!isLink) visit(node, parent)
  for (const child of childrenOf(node)) walk(child, visit, node, isInnerLink(node, child))
}

/** Parts of `a?.b.c()` that would lose their question mark if they stood in brackets. */
function isInnerLink(node: Node, child: Node) {
  return (
    hasQuestionMark(child) &&
    (node.type === 'ChainExpression' || node.object === child || node.callee === child)
  )
}

function hasQuestionMark(node: Node | undefined): boolean {
  if (!node || !/^(MemberExpression|CallExpression|TSNonNullExpression)$/.test(node.type)) return false
  return Boolean(node.optional) || hasQuestionMark((node.object ?? node.callee ?? node.expression) as Node)
}

const isType = (type: string) => /^TS/.test(type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)

/** Children in the order of the text, without types and names of properties. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !(key === 'key' && !node.computed) && key !== 'source' && key !== 'typeAnnotation')
    .flatMap(([, value]) => value)
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .filter(({ type }) => !isType(type) && !/^(Import|TemplateElement)/.test(type))
    .sort((a, b) => a.start - b.start)
    .filter((child, index, all) => index === 0 || child.start >= (all[index - 1]?.end ?? 0))
}
