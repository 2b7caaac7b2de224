export function paragraph(words: string) {
  return `<p>${escaped(words)}</p>`
}

export function link(href: string, words: string) {
  return `<p><a href="${escaped(href)}">${escaped(words)}</a></p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(words: string) {
  return words.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
