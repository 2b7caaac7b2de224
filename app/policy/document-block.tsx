import { CostLine } from '../ui/cost-line.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Table } from '../ui/table.tsx'
import { type Block, plainText, type Words } from './document.ts'

export function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <DocumentWords words={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={plainText(item)}>
              <DocumentWords words={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <Table
          stacks
          caption={block.caption}
          columns={block.columns.map((label) => ({ label }))}
          rows={block.rows.map((row) => ({ key: row[0], cells: row.map(wordsCell) }))}
        />
      )
    case 'costs':
      return <CostLine costs={block.costs} />
    default:
      return block satisfies never
  }
}

export function DocumentWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <PageLink key={part.href} href={part.href}>
        {part.text}
      </PageLink>
    ),
  )
}

function wordsCell(words: Words) {
  return <DocumentWords key={plainText(words)} words={words} />
}
