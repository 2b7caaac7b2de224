export function textOfItem(item: string) {
  return `- ${oneLine(item)}`
}

/** A line break that somebody typed must not begin another header, or another paragraph. */
export function oneLine(words: string) {
  return words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/**
 * A mail that was composed, with another item in its list. Without React: a restore does this too, and runs from the
 * sources.
 */
export function replaceItem({ text, html }: { text: string; html: string }, item: string, instead: string) {
  const line = textOfItem(item)
  const lines = text.split('\n').map((one) => (one === line ? textOfItem(instead) : one))
  const elements = html.split(`>${markupOf(item)}</li>`)
  return { text: lines.join('\n'), html: elements.join(`>${markupOf(instead)}</li>`) }
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes words between tags. */
function markupOf(words: string) {
  return words.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
