import type { ComponentProps } from 'react'
import { usStates } from '../../platform/us-states.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Consent } from '../../ui/consent.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { fieldList, type StoryField, storyFields } from '../story-fields.ts'
import type { SubmissionErrors, SubmissionValues } from './submission.ts'

type Props = { values?: SubmissionValues; errors: SubmissionErrors }

export function AboutYou({ values, errors }: Props) {
  return (
    <fieldset>
      <legend>
        <b>About You</b>
        <span className="small soft">
          Shown: your name as you choose it, city, state and the approval date (without one, the day you send
          this). Never your e-mail or phone.
        </span>
      </legend>
      <div className="set">
        {(['who', 'when', 'where'] as const).flatMap(fieldsOf).map((field) => (
          <StoryInput key={field.name} field={field} label={field.label} values={values} errors={errors} />
        ))}
      </div>
    </fieldset>
  )
}

export function YourStory({ values, errors, brand }: Props & { brand: string }) {
  return (
    <fieldset>
      <legend>
        <b>Share Your Story</b>
        <span className="small soft">A few lines are enough. All three are shown.</span>
      </legend>
      <div className="set">
        {fieldsOf('story').map((field) => (
          <div className="all" key={field.name}>
            <StoryInput
              field={field}
              label={field.label.replace('{brand}', brand)}
              values={values}
              errors={errors}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type Input = Props & { field: (typeof fieldList)[number]; label: string }

function StoryInput({ field, label, values, errors }: Input) {
  const { name, kind, missing, hint, autoComplete, rows } = field
  const asked = {
    label,
    name,
    hint,
    autoComplete,
    required: missing !== undefined,
    optional: missing === undefined,
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
  return (
    <Select {...asked} defaultValue={defaultValue}>
      <option value="">Choose your state</option>
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

const nameChoices = [
  { value: '', label: 'First name and last initial', hint: 'Jordan P.' },
  { value: 'full-name', label: 'Full name', hint: 'Jordan Parker' },
  { value: 'anonymous', label: 'Anonymous' },
]

export function Permissions({ values, errors }: Props) {
  return (
    <fieldset>
      <legend>
        <b>Privacy & Permissions</b>
        <span className="small soft">You can take your story back at any time.</span>
      </legend>
      <div className="set">
        <div className="all">
          <ChoiceGroup
            type="radio"
            name="nameDisplay"
            legend={storyFields.nameDisplay.label}
            stacked
            options={nameChoices}
            selected={values?.nameDisplay ?? ''}
            error={errors.nameDisplay}
          />
        </div>
        <div className="all">
          <Consent
            name="allowSharing"
            value="on"
            defaultChecked={values?.allowSharing === 'on'}
            label={storyFields.allowSharing.label}
            hint={storyFields.allowSharing.hint}
          />
        </div>
      </div>
    </fieldset>
  )
}
