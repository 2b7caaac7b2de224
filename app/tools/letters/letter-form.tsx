import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { type Draft, type Drafts, pick } from './drafts.ts'
import { editorWords } from './editor-words.ts'
import { type FieldName, fieldShapes, type Letter, maxFieldLength, senderFields } from './letter.ts'
import { askedFields, pickedOf } from './write-letter.ts'

type Props = {
  letter: Letter
  draft: Draft
  sender: Drafts['sender']
  onDraft: (draft: Draft) => void
  onSender: (sender: Drafts['sender']) => void
}

/** What a letter asks for. Nothing is required: a gap stays a gap, to be filled with a pen. */
export function LetterForm({ letter, draft, sender, onDraft, onSender }: Props) {
  const { pickAll } = useWords(editorWords)
  const filled = { fields: draft.fields, picked: draft.picked }
  return (
    // Outside a dialog this method sends nothing, also before the page is hydrated.
    <form className="letter-form" autoComplete="on" method="dialog">
      {letter.choices.map((choice) => (
        <ChoiceGroup
          key={`${letter.kind}-${choice.id}`}
          type={choice.isMany ? 'checkbox' : 'radio'}
          name={`letter-${choice.id}`}
          legend={choice.question}
          hint={choice.isMany ? pickAll : undefined}
          options={[...choice.options]}
          selected={[...pickedOf(letter, choice.id, filled)]}
          onSelect={(value, isPicked) => onDraft(pick(draft, choice, value, isPicked))}
          stacked
        />
      ))}
      {askedFields(letter, filled).map((name) => (
        <LetterField
          key={name}
          name={name}
          value={draft.fields[name] ?? ''}
          onValue={(value) => onDraft({ ...draft, fields: { ...draft.fields, [name]: value } })}
        />
      ))}
      {senderFields.map((name) => (
        <LetterField
          key={name}
          name={name}
          value={sender[name] ?? ''}
          onValue={(value) => onSender({ ...sender, [name]: value })}
        />
      ))}
    </form>
  )
}

type LetterFieldProps = {
  name: Exclude<FieldName, 'deposit'>
  value: string
  onValue: (value: string) => void
}

function LetterField({ name, value, onValue }: LetterFieldProps) {
  const { label, hint }: { label: string; hint?: string } = useWords(editorWords).fields[name]
  const { kind, autoComplete = 'off' } = fieldShapes[name]
  const asked = { label, hint, name: `letter-${name}`, value, autoComplete }
  if (kind === 'lines' || kind === 'words')
    return (
      <TextArea
        {...asked}
        rows={kind === 'lines' ? 2 : 4}
        maxLength={maxFieldLength[kind]}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    )
  return (
    <Field
      {...asked}
      type={kind === 'day' ? 'date' : 'text'}
      maxLength={maxFieldLength.line}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
