/** A page as a tree, for tests that ask what stands beside what. React closes whatever it opens. */
export type Node = { tag: string; attributes: string; parent: Node | null; children: (Node | string)[] }

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

export function readPage(html: string): Node {
  const root: Node = { tag: 'root', attributes: '', parent: null, children: [] }
  const body = html.replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
  let open = root
  for (const [, close, tag = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g,
  )) {
    if (!tag) open.children.push(decoded(text))
    else if (close) open = open.parent ?? root
    else {
      const node: Node = { tag: tag.toLowerCase(), attributes, parent: open, children: [] }
      open.children.push(node)
      if (!voidTags.has(node.tag) && !attributes.endsWith('/')) open = node
    }
  }
  return root
}

export function nodesIn(node: Node): Node[] {
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...nodesIn(child)]))
}

export function textOf(node: Node | string): string {
  if (typeof node === 'string') return node
  return node.children
    .map(textOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim()
}

export function attribute({ attributes }: Node, name: string) {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)
  return found ? decoded(found[1] ?? '') : null
}

export function closest(node: Node, isWanted: (node: Node) => boolean): Node | null {
  for (let one: Node | null = node; one; one = one.parent) if (isWanted(one)) return one
  return null
}

export function hasClass(node: Node, name: string) {
  return attribute(node, 'class')?.split(' ').includes(name) ?? false
}

function decoded(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
