const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** What a page of ours says, line by line: its title and description, its text, and the words its islands show later. */
export function linesOf(html: string): string[] {
  const head = [...html.matchAll(/<title>([^<]*)|<meta name="description" content="([^"]*)"/g)]
  const props = [...html.matchAll(/data-props="([^"]*)"/g)]
  const lines = [
    ...head.map(([, title, description]) => decoded(title ?? description ?? '')),
    ...textOf(html.slice(html.indexOf('<body'))).split('\n'),
    ...props.flatMap(([, json = '']) => textsIn(JSON.parse(decoded(json)))),
  ]
  return [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean))]
}

export function titleOf(html: string) {
  return decoded(/<title>([^<]*)/.exec(html)?.[1] ?? '')
}

/** React writes > as an entity inside attributes, so a tag ends at the first one. */
function textOf(body: string) {
  const words = body
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
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
