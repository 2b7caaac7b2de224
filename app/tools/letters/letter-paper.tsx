import { Copy, Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../save-file.ts'
import { LetterSheet, SheetStyle } from './letter-sheet.tsx'

type Props = {
  text: string
  subject: string
  isEdited: boolean
  onEdit: (text: string | null) => void
  fileName: string
  printLabel: string
}

/** The letter itself: changed in place like any text, printed, copied, saved. */
export function LetterPaper({ text, subject, isEdited, onEdit, fileName, printLabel }: Props) {
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const gaps = text.match(/\[[^\]\n]{1,60}\]/g)?.length ?? 0

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      field.current?.select()
      setSaid('Select all of it and copy it by hand.')
    }
  }

  return (
    <div className="letter-paper">
      <div className="sheet noprint">
        <SheetStyle />
        <textarea
          ref={field}
          aria-label="Your letter. You can change the words."
          value={text}
          rows={linesOf(text)}
          spellCheck
          onChange={(event) => onEdit(event.currentTarget.value)}
        />
      </div>
      <LetterSheet text={text} subject={subject} className="on-paper" />
      <div className="noprint letter-actions">
        <p className="small soft" role="status">
          {said ||
            (gaps > 0
              ? `${gaps === 1 ? 'One gap is' : `${gaps} gaps are`} still open, in [ ]. Fill them here or with a pen.`
              : 'No gaps left. Read it once more, then sign it.')}
        </p>
        <div className="actions">
          <Button type="button" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {printLabel}
          </Button>
          <Button type="button" variant="line" onClick={copy}>
            <Copy aria-hidden="true" />
            Copy the words
          </Button>
          <Button type="button" variant="line" onClick={() => saveFile(text, fileName, 'text/plain')}>
            <Download aria-hidden="true" />
            Save as text
          </Button>
        </div>
        {isEdited && (
          <div className="actions">
            <p className="small">You changed the words by hand. They stay as you wrote them.</p>
            <Button type="button" variant="quiet" tight onClick={() => onEdit(null)}>
              Write it anew from my choices
            </Button>
          </div>
        )}
        <p className="fine">For a PDF, press print and pick “Save as PDF”.</p>
      </div>
    </div>
  )
}

/** Where the browser cannot size the field by its content. */
function linesOf(text: string) {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 52), 1)
}
