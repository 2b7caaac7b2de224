import type { Program } from '../../claims/costs.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import type { FieldName } from '../application-fields.ts'
import type { AskedField } from '../application-forms.ts'
import { type AnswerErrors, type Answers, listOf, programField } from './answers.ts'
import { applyWords } from './apply-words.ts'
import type { ProgramCosts } from './slip.ts'

export type Choices = readonly { value: string; label: string }[]

type Props = {
  fields: AskedField[]
  answers: Answers
  errors: AnswerErrors
  /** The labels of the income bands are claims of the site. */
  incomes: Choices
  onAnswer: (name: FieldName, value: string) => void
}

/** The questions of one step, each drawn by its kind. */
export function StepFields({ fields, ...rest }: Props) {
  return fields.map((field) => <Question key={field.name} field={field} {...rest} />)
}

/** Few short answers: plates in a row. Others are a list. */
const inPlates: readonly FieldName[] = ['reachBy', 'kitPart', 'bedrooms']
const mostAdults = 10

function Question({
  field,
  answers,
  errors,
  incomes,
  onAnswer,
}: Omit<Props, 'fields'> & { field: AskedField }) {
  const { name, kind, label, hint, isRequired, maxLength, autoComplete = 'off' } = field
  const value = answers[name]
  const isContact = name === 'phone' || name === 'email'
  const asked = {
    label,
    name,
    hint,
    optional: !isRequired && !isContact,
    required: isRequired,
    error: errors[name],
  }
  const typed = {
    ...asked,
    autoComplete,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onAnswer(name, event.currentTarget.value),
  }
  switch (kind) {
    case 'email':
      return <Field {...typed} type="email" />
    case 'phone':
      return <Field {...typed} type="tel" inputMode="tel" />
    case 'dollars':
      return <Field {...typed} inputMode="decimal" placeholder="$1,300" />
    case 'text':
      return <TextArea {...typed} maxLength={maxLength} />
    case 'count':
      return <List {...typed} choices={adultChoices} />
    case 'choices':
      return (
        <ChoiceGroup
          type="checkbox"
          legend={label}
          name={name}
          hint={hint}
          optional={!isRequired}
          error={errors[name]}
          options={choicesOf(field)}
          selected={listOf(value)}
          onSelect={(one, isChosen) => onAnswer(name, ticked(value, one, isChosen))}
        />
      )
    case 'choice': {
      const choices = name === 'income' ? incomes : choicesOf(field)
      if (!inPlates.includes(name)) return <List {...typed} choices={choices} />
      return (
        <ChoiceGroup
          type="radio"
          legend={label}
          name={name}
          hint={hint}
          optional={!isRequired}
          required={isRequired}
          error={errors[name]}
          options={[...choices]}
          selected={value}
          onSelect={(one) => onAnswer(name, one)}
        />
      )
    }
    default:
      return <Field {...typed} maxLength={maxLength} />
  }
}

const adultChoices = Array.from({ length: mostAdults }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

function List({ choices, ...typed }: Parameters<typeof Select>[0] & { choices: Choices }) {
  const { pleaseChoose } = useWords(applyWords)
  return (
    <Select {...typed}>
      <option value="">{pleaseChoose}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function choicesOf({ choices = {} }: AskedField) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** 'None' and the others exclude each other: the one ticked last stays. */
function ticked(joined: string, value: string, isChosen: boolean) {
  const others = listOf(joined).filter((one) => one !== value)
  if (!isChosen) return others.join(',')
  return value === 'None' ? value : [...others.filter((one) => one !== 'None'), value].join(',')
}

type ProgramProps = { programs: ProgramCosts[]; program: Program; onChoose: (program: string) => void }

export function ProgramChoice({ programs, program, onChoose }: ProgramProps) {
  const words = useWords(applyWords)
  return (
    <Select
      label={words.program}
      name={programField}
      value={program}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {programs.map((one) => (
        <option key={one.program} value={one.program}>
          {one.name}
        </option>
      ))}
    </Select>
  )
}
