/** A node of the syntax tree, as far as it is read here. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

export type Alternative = { text: string; what: string }

const operators = new Map<string, string[]>(
  Object.entries({
    '===': ['!=='],
    '!==': ['==='],
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    '+': ['-'],
    '-': ['+'],
    '*': ['/'],
    '/': ['*'],
    '%': ['*'],
    '&&': ['||'],
    '||': ['&&'],
    '??': ['&&'],
    '+=': ['-='],
    '-=': ['+='],
    '++': ['--'],
    '--': ['++'],
  }),
)

const sqlOperators = new Map<string, string>(
  Object.entries({
    '=': '!=',
    '!=': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    in: 'not in',
    'not in': 'in',
    is: 'is not',
    'is not': 'is',
    asc: 'desc',
    desc: 'asc',
  }),
)

/** Calls without which the value before the dot would do. */
const leftOut = new Set(
  `where whereRef orderBy limit filter sort toSorted slice trim toLowerCase toUpperCase reverse toReversed`.split(
    ' ',
  ),
)

const otherMethod = new Map<string, string>(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
  }),
)

/** What could stand in place of an expression: one operator, literal, condition or call changed. */
export function alternativesOf(node: Node, parent: Node, code: string): Alternative[] {
  const change = kinds[node.type]
  const changed = change ? change({ node, parent, code }) : []
  return [...changed, ...conditionAlternatives(node, parent, code)]
}

type Place = { node: Node; parent: Node; code: string }

const kinds: Record<string, (place: Place) => Alternative[]> = {
  BinaryExpression: otherOperators,
  LogicalExpression: otherOperators,
  AssignmentExpression: otherOperators,
  UpdateExpression: ({ node, code }) =>
    (operators.get(String(node.operator)) ?? []).map((operator) => ({
      text: textOf(node, code).replace(String(node.operator), operator),
      what: `${node.operator} → ${operator}`,
    })),
  UnaryExpression: ({ node, code }) =>
    node.operator === '!' ? [{ text: `(${textOf(node.argument, code)})`, what: '! left out' }] : [],
  Literal: otherLiteral,
  ArrayExpression: shorterList,
  CallExpression: otherCall,
}

function otherOperators({ node, code }: Place): Alternative[] {
  const operator = String(node.operator)
  const left = textOf(node.left, code)
  const right = textOf(node.right, code)
  if (operator === '+' && [node.left, node.right].some(isText)) return []
  const wrap = (text: string) => (node.type === 'AssignmentExpression' ? text : `(${text})`)
  return (operators.get(operator) ?? []).map((other) => ({
    text: `${wrap(left)} ${other} (${right})`,
    what: `${operator} → ${other}`,
  }))
}

function otherLiteral({ node, parent, code }: Place): Alternative[] {
  const { value } = node
  if (typeof value === 'boolean') return [{ text: String(!value), what: `${value} → ${!value}` }]
  if (typeof value === 'number') {
    // A limit is one too high; of a time or a size nobody could notice so little.
    const other = value < 1000 ? value + 1 : value * 2
    return [{ text: `${other}`, what: `${textOf(node, code)} → ${other}` }]
  }
  const other =
    typeof value === 'string' && parent.type === 'CallExpression' ? sqlOperators.get(value) : undefined
  return other ? [{ text: `'${other}'`, what: `'${value}' → '${other}'` }] : []
}

/** Short lists of words a program reads; sentences are for people. */
function shorterList({ node, code }: Place): Alternative[] {
  const entries = node.elements as (Node | null)[]
  const isRule = entries.every((entry) => entry?.type === 'Literal' && !/\s/.test(String(entry.value)))
  if (!isRule || entries.length === 0 || entries.length > 8) return []
  const rest = entries.slice(0, -1).map((entry) => textOf(entry, code))
  return [{ text: `[${rest.join(', ')}]`, what: `${textOf(entries.at(-1), code)} left out` }]
}

function otherCall({ node, code }: Place): Alternative[] {
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  const object = textOf(callee.object, code)
  const property = callee.property as Node
  const name = String(property.name)
  const other = otherMethod.get(name)
  if (other) {
    const text = `${object}.${other}${code.slice(property.end, node.end)}`
    return [{ text, what: `${name} → ${other}` }]
  }
  return leftOut.has(name) ? [{ text: object, what: `.${name}(…) left out` }] : []
}

function conditionAlternatives(node: Node, parent: Node, code: string): Alternative[] {
  if (parent.test !== node) return []
  const always = { text: 'true', what: `${short(node, code)} → true` }
  const never = { text: 'false', what: `${short(node, code)} → false` }
  const isChoice = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression'
  return isChoice ? [always, never] : [never]
}

function isText(node: unknown) {
  const { type, value } = node as Node
  return type === 'TemplateLiteral' || typeof value === 'string'
}

export function short(node: unknown, code: string) {
  const text = textOf(node, code).replace(/\s+/g, ' ')
  return text.length > 50 ? `${text.slice(0, 49)}…` : text
}

export function textOf(node: unknown, code: string) {
  const { start, end } = node as Node
  return code.slice(start, end)
}
