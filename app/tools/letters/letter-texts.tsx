import { Accordion } from '../../ui/accordion.tsx'
import { useLanguage } from '../../ui/language.ts'
import type { Letter } from './letter.ts'
import { LetterPair } from './letter-pair.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { letterTextId } from './letter-text-address.ts'
import { letterNames } from './name-words.ts'
import { pageWords } from './page-words.ts'
import { otherLines, writeLetter, writeMeaning } from './write-letter.ts'

/** Letters in their general form, to copy by hand: they need no JavaScript. */
export function LetterTexts({ letters }: { letters: readonly Letter[] }) {
  const language = useLanguage()
  return (
    <Accordion
      name="letter-texts"
      folds={letters.map((letter) => ({
        title: letterNames[language][letter.kind],
        body: (
          <>
            <p id={letterTextId(letter.kind)}>{letter.use}</p>
            <GeneralText letter={letter} />
            <OtherLines letter={letter} />
          </>
        ),
      }))}
    />
  )
}

const general = { fields: {}, picked: {} }

function GeneralText({ letter }: { letter: Letter }) {
  const language = useLanguage()
  const { subject, subjectMeaning } = letter
  const sheet = { text: writeLetter(letter, general, ''), subject }
  if (!subjectMeaning) return <LetterSheet {...sheet} />
  const meaning = { text: writeMeaning(letter, general, '', language), subject: subjectMeaning }
  return (
    <LetterPair meaning={meaning}>
      <LetterSheet {...sheet} lang="en" />
    </LetterPair>
  )
}

function OtherLines({ letter }: { letter: Letter }) {
  const language = useLanguage()
  const lines = otherLines(letter, language)
  if (lines.length === 0) return null
  return (
    <>
      <p>{pageWords[language].otherLines}</p>
      <ul className="small other-lines">
        {lines.map(({ text, meaning }) =>
          letter.subjectMeaning ? (
            <li key={text}>
              <span lang="en">{text}</span> <i>{meaning}</i>
            </li>
          ) : (
            <li key={text}>{text}</li>
          ),
        )}
      </ul>
    </>
  )
}
