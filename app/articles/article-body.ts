export type BodyBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'break' }

/** The whole format of an article: '## ' lines are headings, blank lines breaks, every other line a paragraph. */
export function bodyBlocks(content: string): BodyBlock[] {
  return content.split(/\r?\n/).map((line) => {
    if (line.trim() === '') return { kind: 'break' }
    if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3).trim() }
    return { kind: 'paragraph', text: line }
  })
}
