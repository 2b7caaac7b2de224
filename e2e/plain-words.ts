import { type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** Never seen, whatever the style sheet says. */
const unseen = ['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'DATALIST']

/** What a person reads in it, in one line. */
export function wordsIn(root: HTMLElement, without: string[] = []) {
  const words: string[] = []
  const read = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return void words.push(node.text)
    const element = node as HTMLElement
    if (unseen.includes(element.tagName) || without.includes(element.tagName)) return
    if (element !== root && isHiddenItself(element)) return
    const isApart = !inline.has(element.tagName)
    if (isApart) words.push(' ')
    for (const child of element.childNodes) read(child)
    if (isApart) words.push(' ')
  }
  read(root)
  return words.join('').replace(/\s+/g, ' ').trim()
}

const inline = new Set('A B BDI CODE DEL EM I INS MARK S SMALL SPAN STRONG TIME'.split(' '))

/** By what a button or link is called. */
export function nameOf(element: HTMLElement) {
  const pictures = element.querySelectorAll('img').map((image) => image.getAttribute('alt') ?? '')
  return (
    element.getAttribute('aria-label') ??
    (element.tagName === 'INPUT'
      ? (element.getAttribute('value') ?? '')
      : [wordsIn(element), ...pictures].join(' ').trim())
  )
}

/** By what a field is called. */
export function labelOf(element: HTMLElement, html: HTMLElement) {
  const named =
    element.getAttribute('aria-label') ?? wordsOfIds(html, element.getAttribute('aria-labelledby'))
  if (named) return named
  const label = element.closest('label') ?? html.querySelector(`label[for="${element.getAttribute('id')}"]`)
  return label ? wordsIn(label, ['SELECT', 'TEXTAREA']) : ''
}

export function wordsOfIds(html: HTMLElement, ids = '') {
  const elements = ids.split(/\s+/).map((id) => (id ? html.querySelector(`[id="${id}"]`) : null))
  return elements
    .map((element) => (element ? wordsIn(element) : ''))
    .join(' ')
    .trim()
}

/** Whole names go before parts of names; of two that fit equally, neither is meant. */
export function oneNamed(
  wanted: string | RegExp,
  elements: HTMLElement[],
  nameOfOne: (element: HTMLElement) => string,
) {
  const named = elements.map((element) => ({ element, name: nameOfOne(element) }))
  const whole = named.filter(({ name }) => name === wanted)
  const fitting = whole.length
    ? whole
    : named.filter(({ name }) =>
        wanted instanceof RegExp ? wanted.test(name) : name.toLowerCase().includes(wanted.toLowerCase()),
      )
  const [first] = fitting
  if (first && fitting.length === 1) return first.element
  throw new Error(`${fitting.length} are called ${wanted}, of: ${named.map(({ name }) => name).join(' | ')}`)
}

export function isHidden(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one?.tagName; one = one.parentNode)
    if (unseen.includes(one.tagName) || isHiddenItself(one)) return true
  return false
}

function isHiddenItself(element: HTMLElement) {
  return element.hasAttribute('hidden') || isFolded(element)
}

/** In details that are closed; only their summary is seen. */
function isFolded(element: HTMLElement) {
  const parent = element.parentNode
  return parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY'
}
