import type { ReactNode } from 'react'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { editorWords } from './editor-words.ts'
import css from './letter-pair.css?inline'
import { LetterSheet } from './letter-sheet.tsx'

type Props = {
  /** Null where the page is in the language of the letter: then it stands alone. */
  meaning: { text: string; subject: string } | null
  note?: string
  /** The letter that is sent. */
  children: ReactNode
}

/** The letter as it is sent, and beside it what it says in the language of the page. */
export function LetterPair({ meaning, note, children }: Props) {
  const words = useWords(editorWords)
  if (!meaning) return children
  return (
    <div className="letter-pair">
      <Style name="letter-pair" css={css} layer="page" />
      <div>
        <p className="small noprint">
          <b>{words.sent}</b>
        </p>
        {children}
      </div>
      <div className="noprint">
        <p className="small">
          <b>{note ?? words.meaning}</b>
        </p>
        <LetterSheet {...meaning} />
      </div>
    </div>
  )
}
