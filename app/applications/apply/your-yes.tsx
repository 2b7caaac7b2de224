import type { ConsentKind } from '../../db/vocabulary.ts'
import type { Language } from '../../platform/language.ts'
import { FieldError, fieldId } from '../../ui/asked.tsx'
import choiceCss from '../../ui/choice-group.css?inline'
import fieldCss from '../../ui/field.css?inline'
import { useLanguage, useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import type { Step } from '../application-fields.ts'
import type { AskedField } from '../application-forms.ts'
import { type AnswerErrors, type Answers, dollarsIn, listOf, yesField } from './answers.ts'
import { applyWords } from './apply-words.ts'
import type { Choices } from './step-fields.tsx'

export type Wording = { kind: ConsentKind; label: string; wording: string; isNeeded: boolean }

type SaidProps = { fields: AskedField[]; answers: Answers; incomes: Choices; programName: string }

/** What was said so far, each part with a way back to it. */
export function Said({ fields, answers, incomes, programName }: SaidProps) {
  const language = useLanguage()
  const { said: words, steps } = applyWords[language]
  const wordsOn = (step: Step) =>
    fields
      .filter((field) => field.step === step && field.kind !== 'text')
      .map((field) => wordsOf(field, answers[field.name], incomes, language))
      .filter(Boolean)
      .join(', ')
  const found = wordsOn('happened')
  const parts = [
    ['you', wordsOn('you')],
    ['home', [wordsOn('home'), programName].filter(Boolean).join('; ')],
    ['happened', answers.words ? words.withYourWords(found) : found],
  ] as const
  return (
    <dl className="said">
      {parts.map(([step, text]) => (
        <div key={step}>
          <dt>{steps[step]}</dt>
          <dd>
            <span>{text || words.nothing}</span>
            <button type="submit" name="go" value={step}>
              {words.change}
              <span className="hidden"> {steps[step]}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function wordsOf(
  { kind, name, choices = {} }: AskedField,
  value: string,
  incomes: Choices,
  language: Language,
) {
  if (!value) return ''
  const { adults, said } = applyWords[language]
  if (name === 'income') return incomes.find((band) => band.value === value)?.label ?? value
  if (name === 'adults') return adults(Number(value))
  if (name === 'bedrooms') return said.bedrooms(Number(value))
  if (kind === 'dollars') {
    const dollars = dollarsIn(value)
    return dollars ? said.aMonth(`$${dollars.toLocaleString('en-US')}`) : value
  }
  if (kind === 'choices')
    return listOf(value)
      .map((one) => choices[one] ?? one)
      .join(', ')
  return choices[value] ?? value
}

type Props = {
  wordings: Wording[]
  /** Beside the yes to texts. */
  forText: string | false
  yes: ConsentKind[]
  errors: AnswerErrors
  onChoose: (kind: ConsentKind, isYes: boolean) => void
}

/** Each yes is a box of its own, unticked, with its whole wording beside it. */
export function YourYes({ wordings, forText, yes, errors, onChoose }: Props) {
  const error = errors[yesField]
  const { yourYes: words } = useWords(applyWords)
  return (
    <fieldset className="permits asked" id={fieldId(yesField)} tabIndex={-1}>
      <Style name="choice-group" css={choiceCss} />
      <Style name="field" css={fieldCss} />
      <legend>{words.title}</legend>
      {/* What is missing stands above all boxes: below the last it would seem to ask for that one. */}
      <FieldError id={fieldId(yesField)}>{error}</FieldError>
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
            <em className={isNeeded ? 'needed' : undefined}>{isNeeded ? words.needed : words.yourChoice}</em>
            <small>{wording}</small>
            {kind === 'machine' && forText && <small>{forText}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
