import { useWords } from '../../ui/language.ts'
import { useTimeZone } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import type { ArticleFields } from '../article-form.ts'
import { fieldChanges } from '../field-changes.ts'
import { foldUnchanged, wordChanges } from '../word-changes.ts'
import css from './differences.css?inline'
import { revisionWords } from './revision-words.ts'

/** Field by field, word by word; crossed out and underlined, so that it needs no colour. */
export function Differences({ from, to }: { from: ArticleFields; to: ArticleFields }) {
  const words = useWords(revisionWords)
  const changes = fieldChanges(from, to, useTimeZone(), words)
  if (changes.length === 0) return <p className="soft">{words.noDifference}</p>
  return (
    <dl className="differences">
      <Style name="differences" css={css} layer="page" />
      {changes.map(({ label, from: before, to: after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WordChanges from={before} to={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function WordChanges({ from, to }: { from: string; to: string }) {
  return foldUnchanged(wordChanges(from, to)).map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
    if (kind === 'added') return <ins key={index}>{text}</ins>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
    if (kind === 'removed') return <del key={index}>{text}</del>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
    return <span key={index}>{text}</span>
  })
}
