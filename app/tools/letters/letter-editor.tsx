import { memo } from 'react'
import { longDay } from '../../platform/us-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import type { StateRights } from '../state-rights.ts'
import { useToday } from '../use-today.ts'
import { type Draft, type Drafts, editDraft, editedText } from './drafts.ts'
import type { Letter } from './letter.ts'
import css from './letter-editor.css?inline'
import { LetterForm } from './letter-form.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { sentDay, writeLetter, writeMeaning } from './write-letter.ts'

type Props = {
  letter: Letter
  draft: Draft
  drafts: Drafts
  onDrafts: (draft: Draft | null, sender: Drafts['sender']) => void
  /** What it says about deposits. */
  law: Pick<StateRights, 'deposit' | 'depositMeaning'> | undefined
  printLabel: string
}

/** Questions on one side, the letter that follows from them on the other. Drawn anew for another draft, not when the other letters have come. */
export const LetterEditor = memo(function LetterEditor({
  letter,
  draft,
  drafts,
  onDrafts,
  law,
  printLabel,
}: Props) {
  const today = useToday()
  const language = useLanguage()
  const filledWith = (deposit: string | null = null) => ({
    fields: { ...draft.fields, ...drafts.sender, ...(deposit && { deposit }) },
    picked: draft.picked,
  })
  // No gap of the letter until the day is known: it would be counted, and announced.
  const unknown = '…'
  const date = today ? sentDay(today) : unknown
  const text = editedText(draft, date) ?? writeLetter(letter, filledWith(law?.deposit), date)
  const meaning = letter.subjectMeaning && {
    subject: letter.subjectMeaning,
    text: writeMeaning(
      letter,
      filledWith(law?.depositMeaning),
      today ? longDay(today, language) : unknown,
      language,
    ),
  }
  return (
    <div className="letter-editor">
      <Style name="letter-editor" css={css} layer="page" />
      <div className="noprint">
        <LetterForm
          letter={letter}
          draft={draft}
          sender={drafts.sender}
          onDraft={(next) => onDrafts(next, drafts.sender)}
          onSender={(sender) => onDrafts(null, sender)}
        />
        <ul className="small soft letter-tips">
          {letter.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <LetterPaper
        text={text}
        subject={letter.subject}
        meaning={meaning || null}
        isEdited={draft.edited !== null}
        onEdit={(edited) => onDrafts(editDraft(draft, edited, date), drafts.sender)}
        fileName={`letter-${letter.kind}.txt`}
        printLabel={printLabel}
      />
    </div>
  )
})
