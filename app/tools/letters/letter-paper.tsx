import { Copy, Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { useWords } from '../../ui/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { saveFile } from '../save-file.ts'
import { useFittedHeight } from '../use-fitted-height.ts'
import { editorWords } from './editor-words.ts'
import { maxLetterLength } from './letter.ts'
import { LetterPair } from './letter-pair.tsx'
import { LetterSheet, SheetStyle } from './letter-sheet.tsx'

type Props = {
  text: string
  subject: string
  /** What it says, where the page is in another language. */
  meaning: { text: string; subject: string } | null
  isEdited: boolean
  onEdit: (text: string | null) => void
  fileName: string
  printLabel: string
}

/** The letter itself: changed in place like any text, printed, copied, saved. */
export function LetterPaper({ text, subject, meaning, isEdited, onEdit, fileName, printLabel }: Props) {
  const words = useWords(editorWords)
  const [said, setSaid] = useState({ words: '', text: '', times: 0 })
  const field = useRef<HTMLTextAreaElement>(null)
  useFittedHeight(field)
  const gaps = text.match(/\[[^\]\n]{1,60}\]/g)?.length ?? 0
  const isFull = text.length >= maxLetterLength
  const state = isFull
    ? words.full(maxLetterLength.toLocaleString('en-US'))
    : gaps > 0
      ? words.gaps(gaps)
      : words.noGaps

  const copy = async () => {
    const say = (next: string) => setSaid(({ times }) => ({ words: next, text, times: times + 1 }))
    if (await copyText(text)) return say(words.copied)
    field.current?.select()
    say(words.copyByHand)
  }

  /** The button goes with what it does: the focus is on the letter. */
  const writeAnew = () => {
    field.current?.focus()
    onEdit(null)
  }

  return (
    <div className="letter-paper">
      <LetterPair meaning={meaning} note={isEdited ? words.meaningOfEdited : words.meaning}>
        <div className="sheet noprint">
          <SheetStyle />
          <textarea
            ref={field}
            aria-label={words.yourLetter}
            lang={meaning ? 'en' : undefined}
            value={text}
            rows={linesOf(text)}
            maxLength={maxLetterLength}
            spellCheck
            onChange={(event) => onEdit(event.currentTarget.value)}
          />
        </div>
      </LetterPair>
      <LetterSheet text={text} subject={subject} lang={meaning ? 'en' : undefined} className="on-paper" />
      <div className="noprint letter-actions">
        <p className="small soft" role="status">
          {/* True of the text that was copied. A new element is announced again, though its words are the same. */}
          <span key={said.times}>{(said.text === text && said.words) || state}</span>
        </p>
        <div className="actions">
          <PrintButton>
            <Printer aria-hidden="true" />
            {printLabel}
          </PrintButton>
          <Button type="button" variant="line" onClick={copy}>
            <Copy aria-hidden="true" />
            {words.copy}
          </Button>
          <Button type="button" variant="line" onClick={() => saveFile(text, fileName, 'text/plain')}>
            <Download aria-hidden="true" />
            {words.save}
          </Button>
        </div>
        {isEdited && (
          <div className="actions">
            <p className="small">{words.edited}</p>
            <Button type="button" variant="quiet" tight onClick={writeAnew}>
              {words.writeAnew}
            </Button>
          </div>
        )}
        <p className="fine">{words.pdf}</p>
      </div>
    </div>
  )
}

/** A guess until the page is hydrated, where the browser cannot size the field by its content. */
function linesOf(text: string) {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 52), 1)
}
