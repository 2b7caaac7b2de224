import { FactList } from '../../ui/fact-list.tsx'
import { importKinds } from './import-kinds.ts'
import type { ImportPart, Reason } from './import-part.ts'

type Props = { part: ImportPart; isOneOfMany: boolean; isPreview?: boolean }

export function PartOfImport({ part, isOneOfMany, isPreview = false }: Props) {
  const { kind, added, skipped, refused, reasons, notes } = part
  const title = (words: string) => (isOneOfMany ? `${importKinds[kind]}: ${words}` : words)
  const Heading = isPreview ? 'h2' : 'h3'
  const done = kind === 'settings' ? 'changed' : 'added'
  return (
    <>
      {isOneOfMany && <Heading>{importKinds[kind]}</Heading>}
      <FactList
        facts={[
          { label: isPreview ? `Would be ${done}` : capitalized(done), value: added },
          { label: 'Already there, left as they are', value: skipped },
          { label: 'Refused', value: refused },
        ]}
      />
      <ReasonList Heading={Heading} title={title('Refused, and why')} reasons={reasons} />
      <ReasonList Heading={Heading} title={title('Worth knowing')} reasons={notes} />
    </>
  )
}

type ListProps = { Heading: 'h2' | 'h3'; title: string; reasons: Reason[] }

function ReasonList({ Heading, title, reasons }: ListProps) {
  if (reasons.length === 0) return null
  return (
    <section>
      <Heading>{title}</Heading>
      <ul>
        {reasons.map(({ line, why }) => (
          <li key={`${line} ${why}`}>
            Line {line}: {why}
          </li>
        ))}
      </ul>
    </section>
  )
}

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
