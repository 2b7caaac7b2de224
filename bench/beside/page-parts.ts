import { type HTMLElement, NodeType, parse } from 'node-html-parser'

export type Part = { element: HTMLElement; words: string[] }
export type PageParts = Awaited<ReturnType<typeof takeApart>>

/** A page of ours as others would write it: head, sections, words as data, one style sheet. Our scripts stay here. */
export async function takeApart(siteUrl: string, path: string) {
  const root = parse(await textOf(siteUrl + path), { comment: false })
  const sheets = root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href'))
  const linked = await Promise.all(sheets.map((href) => textOf(`${siteUrl}${href}`)))
  const css = [...root.querySelectorAll('style').map((style) => style.text), ...linked].join('\n')
  const facts = root.querySelector('script[type="application/ld+json"]')?.text ?? '{}'
  for (const ours of root.querySelectorAll('script, style, link[rel=stylesheet]')) ours.remove()
  const top = (selector: string) => root.querySelector(selector)?.children ?? []
  const inBody = (isBefore: boolean) =>
    top('body').filter((element, index, all) => {
      const main = all.findIndex(({ rawTagName }) => rawTagName === 'main')
      return element.rawTagName !== 'main' && index < main === isBefore
    })
  return {
    path,
    text: visibleText(root),
    css,
    facts,
    fonts: [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))],
    head: top('head').map(partOf),
    before: inBody(true).map(partOf),
    main: top('main').map(partOf),
    after: inBody(false).map(partOf),
  }
}

/** The words of a page as a reader meets them. */
export function visibleText(root: HTMLElement) {
  for (const unseen of root.querySelectorAll('body script, body style, body title')) unseen.remove()
  return root.querySelector('body')?.text.replace(/\s+/g, ' ').trim() ?? ''
}

function partOf(element: HTMLElement): Part {
  return { element, words: wordsOf(element) }
}

/** In the order in which `source.ts` meets them. */
function wordsOf(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) =>
    node.nodeType === NodeType.TEXT_NODE ? [node.text] : wordsOf(node as HTMLElement),
  )
}

export async function textOf(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return await answer.text()
}
