import { type HTMLElement, NodeType } from 'node-html-parser'

const voids = new Set(['br', 'circle', 'input', 'link', 'meta', 'path', 'stop', 'use'])
const booleans = new Set(['checked', 'disabled', 'open', 'selected'])
const reactNames: Record<string, string> = {
  class: 'className',
  crossorigin: 'crossOrigin',
  for: 'htmlFor',
  tabindex: 'tabIndex',
}

/** An element as the source of a component: the elements written out, each text taken from `words`. */
export function sourceOf(element: HTMLElement, attribute: (name: string, value: string) => string) {
  let word = 0
  const write = (one: HTMLElement): string => {
    // What begins so is for our scripts.
    const kept = Object.entries(one.attributes).filter(([name]) => !name.startsWith('data-'))
    const open = [one.rawTagName, ...kept.map(([name, value]) => attribute(name, value))].join(' ')
    if (voids.has(one.rawTagName)) return `<${open} />`
    const inside = one.childNodes.map((node) =>
      node.nodeType === NodeType.TEXT_NODE ? `{words[${word++}]}` : write(node as HTMLElement),
    )
    return `<${open}>${inside.join('')}</${one.rawTagName}>`
  }
  return write(element)
}

export function htmlAttribute(name: string, value: string) {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

export function reactAttribute(name: string, value: string) {
  if (booleans.has(name)) return name
  if (name === 'style') return `style={${JSON.stringify(styleOf(value))}}`
  const camel = name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return `${reactNames[name] ?? camel}={${JSON.stringify(value)}}`
}

function styleOf(text: string) {
  return Object.fromEntries(
    text.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':')
      return [name.trim(), value.trim()]
    }),
  )
}
