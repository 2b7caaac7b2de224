const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** What a page of ours says, line by line: its title and description, its text, and the words its islands show later. */
export function linesOf(html: string): string[] {
  return [...new Set(blocksOf(html).flat())]
}

/** The same, apart by what a reader sees together: what stands in the head, then one section after another. */
export function blocksOf(html: string): string[][] {
  const head = [...html.matchAll(/<title>([^<]*)|<meta name="(?:description|keywords)" content="([^"]*)"/g)]
  const blocks = [
    head.map(([, title, content]) => decoded(title ?? content ?? '')),
    ...sectionsOf(html.slice(html.indexOf('<body'))).map((section) => [
      ...textOf(section).split('\n'),
      ...Array.from(section.matchAll(/data-props="([^"]*)"/g), ([, json = '']) =>
        textsIn(JSON.parse(decoded(json))),
      ).flat(),
    ]),
  ]
  return blocks.map((lines) => lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean))
}

export function titleOf(html: string) {
  return decoded(/<title>([^<]*)/.exec(html)?.[1] ?? '')
}

function sectionsOf(body: string) {
  const seen = body.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '')
  return seen.split(/(?=<(?:section|header|footer|aside)\b)|(?<=<\/(?:section|header|footer|aside)>)/)
}

/** React writes > as an entity inside attributes, so a tag ends at the first one. */
function textOf(section: string) {
  const words = section
    .replace(/<\/dt>/g, ': ')
    .replace(/<\/?(b|strong|em|i|span|small|abbr|time|dd)\b[^>]*>/g, '')
    .replace(/\n/g, ' ')
    .replace(/<[^>]*>/g, '\n')
  return decoded(words)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function decoded(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
