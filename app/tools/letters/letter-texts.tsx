import { Accordion } from '../../ui/accordion.tsx'
import { type Letter, letterNames } from './letter.ts'
import { LetterSheet } from './letter-sheet.tsx'
import { letterTextId } from './letter-text-address.ts'
import { otherLines, writeLetter } from './write-letter.ts'

/** Letters in their general form, to copy by hand: they need no JavaScript. */
export function LetterTexts({ letters }: { letters: readonly Letter[] }) {
  return (
    <Accordion
      name="letter-texts"
      folds={letters.map((letter) => ({
        title: letterNames[letter.kind],
        body: (
          <>
            <p id={letterTextId(letter.kind)}>{letter.use}</p>
            <LetterSheet text={generalText(letter)} subject={letter.subject} />
            <OtherLines letter={letter} />
          </>
        ),
      }))}
    />
  )
}

function OtherLines({ letter }: { letter: Letter }) {
  const lines = otherLines(letter)
  if (lines.length === 0) return null
  return (
    <>
      <p>Other lines you can use:</p>
      <ul className="small other-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function generalText(letter: Letter) {
  return writeLetter(letter, { fields: {}, picked: {} }, '')
}
