import { longDay } from '../../platform/us-date.ts'
import { Style } from '../../ui/style.tsx'
import { useToday } from '../use-today.ts'
import type { Draft, Drafts } from './drafts.ts'
import type { Letter } from './letter.ts'
import css from './letter-desk.css?inline'
import { LetterForm } from './letter-form.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { writeLetter } from './write-letter.ts'

type Props = {
  letter: Letter
  draft: Draft
  drafts: Drafts
  onDrafts: (draft: Draft | null, sender: Drafts['sender']) => void
  /** What the law of the state says about deposits. */
  deposit: string | null
  printLabel: string
}

/** Questions on one side, the letter that follows from them on the other. */
export function LetterDesk({ letter, draft, drafts, onDrafts, deposit, printLabel }: Props) {
  const today = useToday()
  const fields = { ...draft.fields, ...drafts.sender, ...(deposit && { deposit }) }
  const text =
    draft.edited ?? writeLetter(letter, { fields, picked: draft.picked }, today ? longDay(today) : '')
  return (
    <div className="letter-desk">
      <Style name="letter-desk" css={css} layer="page" />
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
        isEdited={draft.edited !== null}
        onEdit={(edited) => onDrafts({ ...draft, edited }, drafts.sender)}
        fileName={`letter-${letter.kind}.txt`}
        printLabel={printLabel}
      />
    </div>
  )
}
