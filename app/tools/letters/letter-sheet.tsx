import { Style } from '../../ui/style.tsx'
import css from './letter-sheet.css?inline'
import { leave } from './write-letter.ts'

type Props = { text: string; subject: string; className?: string }

/** A letter on white paper, to read, to copy by hand or to print. Gaps are lines to write on. */
export function LetterSheet({ text, subject, className = '' }: Props) {
  return (
    <article className={`sheet ${className}`} aria-label="Letter">
      <SheetStyle />
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // A letter may say the same twice, and paragraphs never move: their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index} className={paragraph === leave ? 'leave' : undefined}>
          {paragraph === subject ? <b>{subject}</b> : withBlanks(paragraph)}
        </p>
      ))}
    </article>
  )
}

export function SheetStyle() {
  return <Style name="letter-sheet" css={css} layer="page" />
}

function withBlanks(paragraph: string) {
  return paragraph.split(/(\[[^\]\n]{1,60}\])/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
      <span key={index} className="blank">
        {piece.slice(1, -1)}
      </span>
    ) : (
      piece
    ),
  )
}
