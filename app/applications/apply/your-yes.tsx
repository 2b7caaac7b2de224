import type { ConsentKind } from '../../db/vocabulary.ts'
import { FieldError, fieldId } from '../../ui/asked.tsx'
import choiceCss from '../../ui/choice-group.css?inline'
import fieldCss from '../../ui/field.css?inline'
import { Style } from '../../ui/style.tsx'
import type { Step } from '../application-fields.ts'
import type { AskedField } from '../application-forms.ts'
import { type AnswerErrors, type Answers, listOf, yesField } from './answers.ts'
import type { Choices } from './step-fields.tsx'
import css from './your-yes.css?inline'

export type Wording = { kind: ConsentKind; label: string; wording: string; isNeeded: boolean }

type SaidProps = { fields: AskedField[]; answers: Answers; incomes: Choices; programName: string }

/** What was said so far, each part with a way back to it. */
export function Said({ fields, answers, incomes, programName }: SaidProps) {
  const wordsOn = (step: Step) =>
    fields
      .filter((field) => field.step === step && field.kind !== 'text')
      .map((field) => wordsOf(field, answers[field.name], incomes))
      .filter(Boolean)
      .join(', ')
  const parts: [Step, string, string][] = [
    ['you', 'You', wordsOn('you')],
    ['home', 'Home', [wordsOn('home'), programName].filter(Boolean).join('; ')],
    [
      'happened',
      'Found',
      [wordsOn('happened'), answers.words && 'and your own words'].filter(Boolean).join(', '),
    ],
  ]
  return (
    <dl className="said">
      {parts.map(([step, name, words]) => (
        <div key={step}>
          <dt>{name}</dt>
          <dd>
            <span>{words || 'Nothing yet'}</span>
            <button type="submit" name="go" value={step}>
              Change<span className="hidden"> what you said about {name.toLowerCase()}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function wordsOf({ kind, name, choices = {} }: AskedField, value: string, incomes: Choices) {
  if (!value) return ''
  if (name === 'income') return incomes.find((band) => band.value === value)?.label ?? value
  if (name === 'adults') return value === '1' ? '1 adult' : `${value} adults`
  if (name === 'bedrooms') return value === '0' ? 'studio' : value === '1' ? '1 bedroom' : `${value} bedrooms`
  if (kind === 'dollars') return `$${Number(value).toLocaleString('en-US')} a month`
  if (kind === 'choices')
    return listOf(value)
      .map((one) => choices[one] ?? one)
      .join(', ')
  return choices[value] ?? value
}

type Props = {
  wordings: Wording[]
  yes: ConsentKind[]
  errors: AnswerErrors
  onChoose: (kind: ConsentKind, isYes: boolean) => void
}

/** Each yes is a box of its own, unticked, with its whole wording beside it. */
export function YourYes({ wordings, yes, errors, onChoose }: Props) {
  const error = errors[yesField]
  return (
    <fieldset className="permits asked" id={fieldId(yesField)} tabIndex={-1}>
      <Style name="your-yes" css={css} layer="page" />
      <Style name="choice-group" css={choiceCss} />
      <Style name="field" css={fieldCss} />
      <legend>Three separate questions. Say yes only to what you mean.</legend>
      {wordings.map(({ kind, label, wording, isNeeded }) => (
        <label className="choice permit" key={kind}>
          <input
            type="checkbox"
            name={yesField}
            value={kind}
            checked={yes.includes(kind)}
            required={isNeeded}
            aria-invalid={isNeeded && error ? true : undefined}
            aria-describedby={isNeeded && error ? `${fieldId(yesField)}-error` : undefined}
            onChange={(event) => onChoose(kind, event.currentTarget.checked)}
          />
          <span>
            <b>{label}</b>
            <em className={isNeeded ? 'needed' : undefined}>{isNeeded ? 'needed' : 'your choice'}</em>
            <small>{wording}</small>
          </span>
        </label>
      ))}
      <FieldError id={fieldId(yesField)}>{error}</FieldError>
    </fieldset>
  )
}
