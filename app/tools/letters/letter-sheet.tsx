import type { Language } from '../../platform/language.ts'
import { useLanguage, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { editorWords } from './editor-words.ts'
import { frameWords } from './frame-words.ts'
import css from './letter-sheet.css?inline'
import { frame } from './sent-frame.ts'

type Props = {
  text: string
  subject: string
  className?: string
  /** Of the letter, where it is not that of the page. */
  lang?: Language
}

/** A letter on white paper, to read, to copy by hand or to print. Gaps are lines to write on. */
export function LetterSheet({ text, subject, className = '', lang }: Props) {
  const { letter } = useWords(editorWords)
  const pageLanguage = useLanguage()
  const read = useWords(frameWords)
  const { leave } = lang === 'en' ? frame : read
  return (
    // A browser that translates the page leaves alone what is sent.
    <article
      className={`sheet ${className}`}
      lang={lang}
      translate={(lang ?? pageLanguage) === 'en' ? 'no' : undefined}
      aria-label={letter}
    >
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
