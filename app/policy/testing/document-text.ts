import { type Block, type PolicyDocument, plainText } from '../document.ts'

/** Everything a reader reads but the date, a line for each paragraph, item and row. */
export function textOf({ title, intro, sections }: PolicyDocument) {
  const lines = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(linesOf)])
  return [title, ...intro.map(plainText), ...lines].join('\n')
}

export function sectionText({ sections }: PolicyDocument, id: string) {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? []
  return blocks.flatMap(linesOf).join('\n')
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)]
    case 'list':
      return block.items.map(plainText)
    case 'costs':
      return [
        block.costs.line,
        ...block.costs.items.map(({ name, amount, due }) => `${name}: ${amount}. ${due}`),
        block.costs.refund,
      ]
    case 'table':
      return [
        block.caption,
        block.columns.join(' | '),
        ...block.rows.map((row) => row.map(plainText).join(' | ')),
      ]
  }
}
