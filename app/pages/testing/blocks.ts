import { attribute, closest, hasClass, type Node, nodesIn, textOf } from './html-tree.ts'

/** What a reader takes in at one look: a card, an answer, a section. A table of contents only points. */
const blockTags = new Set(['li', 'details', 'section', 'main', 'body'])

/** The whole text of every block in which something is said, smallest blocks first. */
export function blocksSaying(page: Node, isSaid: (text: string) => boolean): string[] {
  const blocks = [page, ...nodesIn(page)].flatMap((node) => {
    const isHere = node.children.some((child) => typeof child === 'string' && isSaid(child))
    if (!isHere || closest(node, ({ tag }) => tag === 'nav' || tag === 'head')) return []
    return closest(node, isBlock) ?? page
  })
  return [...new Set(blocks)].map(textOf)
}

/** A table belongs to the section it stands in. */
function isBlock(node: Node) {
  return blockTags.has(node.tag) && !hasClass(node, 'tabled')
}

/** Title, description and keywords. */
export function headWords(page: Node) {
  return nodesIn(page)
    .filter(({ tag }) => tag === 'title' || tag === 'meta')
    .map((node) => attribute(node, 'content') ?? textOf(node))
    .join('\n')
}
