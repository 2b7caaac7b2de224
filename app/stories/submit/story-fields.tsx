import type { ComponentProps } from 'react'
import { usStates } from '../../platform/us-states.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Consent } from '../../ui/consent.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { sharingWords } from '../sharing-words.ts'
import { type FieldName, fieldList, type StoryField } from '../story-fields.ts'
import type { SubmissionErrors, SubmissionValues } from './submission.ts'
import { submitWords } from './submit-words.ts'

type Props = { values?: SubmissionValues; errors: SubmissionErrors }
type BrandedProps = Props & { brand: string }

export function AboutYou({ values, errors, brand }: BrandedProps) {
  const { aboutYou } = useWords(submitWords)
  return (
    <fieldset>
      <legend>
        <b>{aboutYou.title}</b>
        <span className="small soft">{aboutYou.note}</span>
      </legend>
      <div className="set">
        {(['who', 'when', 'where'] as const).flatMap(fieldsOf).map((field) => (
          <StoryInput key={field.name} field={field} values={values} errors={errors} brand={brand} />
        ))}
      </div>
    </fieldset>
  )
}

export function YourStory({ values, errors, brand }: BrandedProps) {
  const { yourStory } = useWords(submitWords)
  return (
    <fieldset>
      <legend>
        <b>{yourStory.title}</b>
        <span className="small soft">{yourStory.note}</span>
      </legend>
      <div className="set">
        {fieldsOf('story').map((field) => (
          <div className="all" key={field.name}>
            <StoryInput field={field} values={values} errors={errors} brand={brand} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type Label = string | ((brand: string) => string)

function StoryInput({ field, values, errors, brand }: BrandedProps & { field: (typeof fieldList)[number] }) {
  const words = useWords(submitWords)
  const labels: Partial<Record<FieldName, Label>> = words.labels
  const hints: Partial<Record<FieldName, string>> = words.hints
  const { name, kind, isRequired = false, autoComplete, rows } = field
  const label = labels[name]
  const asked = {
    label: typeof label === 'function' ? label(brand) : label,
    name,
    hint: hints[name],
    autoComplete,
    required: isRequired,
    optional: !isRequired,
    defaultValue: values?.[name],
    error: errors[name],
  }
  // A cut-off address or date would be a wrong one: those are told instead.
  if (kind === 'email') return <Field {...asked} type="email" />
  if (kind === 'day') return <Field {...asked} type="date" />
  if (kind === 'state') return <StateSelect {...asked} />
  const { maxLength } = field
  if (kind === 'text') return <TextArea {...asked} rows={rows} maxLength={maxLength} />
  return <Field {...asked} type={kind === 'phone' ? 'tel' : undefined} maxLength={maxLength} />
}

function StateSelect({ defaultValue = '', ...asked }: ComponentProps<typeof Select>) {
  const { chooseState } = useWords(submitWords)
  return (
    <Select {...asked} defaultValue={defaultValue}>
      <option value="">{chooseState}</option>
      {usStates.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function fieldsOf(part: StoryField['part']) {
  return fieldList.filter((field) => field.part === part)
}

export function Permissions({ values, errors }: Props) {
  const { permissions, labels, names } = useWords(submitWords)
  const sharing = useWords(sharingWords)
  return (
    <fieldset>
      <legend>
        <b>{permissions.title}</b>
        <span className="small soft">{permissions.note}</span>
      </legend>
      <div className="set">
        <div className="all">
          <ChoiceGroup
            type="radio"
            name="nameDisplay"
            legend={labels.nameDisplay}
            stacked
            options={[
              { value: '', label: names.initial, hint: names.initialHint },
              { value: 'full-name', label: names.full, hint: names.fullHint },
              { value: 'anonymous', label: names.anonymous },
            ]}
            selected={values?.nameDisplay ?? ''}
            error={errors.nameDisplay}
          />
        </div>
        <div className="all">
          <Consent
            name="allowSharing"
            value="on"
            defaultChecked={values?.allowSharing === 'on'}
            label={sharing.label}
            hint={sharing.hint}
          />
        </div>
      </div>
    </fieldset>
  )
}
