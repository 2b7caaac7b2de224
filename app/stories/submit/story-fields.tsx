import { usStates } from '../../platform/us-states.ts'
import { Choice } from '../../ui/choice.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { sharingWords } from '../sharing-words.ts'
import { maxLengths, type SubmissionErrors, type SubmissionValues } from './submission.ts'

type Props = { values?: SubmissionValues; errors: SubmissionErrors }

export function AboutYou({ values, errors }: Props) {
  return (
    <fieldset>
      <legend>
        <b>About You</b>
        <span className="small soft">Only your name as you choose it, city and state are shown.</span>
      </legend>
      <div className="set">
        <Field
          label="Full name"
          name="fullName"
          required
          autoComplete="name"
          maxLength={maxLengths.fullName}
          defaultValue={values?.fullName}
          error={errors.fullName}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={values?.email}
          error={errors.email}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          optional
          autoComplete="tel"
          maxLength={maxLengths.phone}
          defaultValue={values?.phone}
          error={errors.phone}
        />
        <Field
          label="Approval date"
          name="approvalDate"
          type="date"
          optional
          defaultValue={values?.approvalDate}
          error={errors.approvalDate}
        />
        <Field
          label="City"
          name="city"
          required
          autoComplete="address-level2"
          maxLength={maxLengths.city}
          defaultValue={values?.city}
          error={errors.city}
        />
        <Select
          label="State"
          name="state"
          required
          autoComplete="address-level1"
          defaultValue={values?.state ?? ''}
          error={errors.state}
        >
          <option value="">Choose your state</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  )
}

export function YourStory({ values, errors, brand }: Props & { brand: string }) {
  return (
    <fieldset>
      <legend>
        <b>Share Your Story</b>
        <span className="small soft">A few lines are enough.</span>
      </legend>
      <div className="set">
        <div className="all">
          <Field
            label="Headline"
            name="headline"
            required
            maxLength={maxLengths.headline}
            hint="At most 100 characters"
            defaultValue={values?.headline}
            error={errors.headline}
          />
        </div>
        <div className="all">
          <TextArea
            label={`How ${brand} helped`}
            name="howHelped"
            required
            rows={5}
            maxLength={maxLengths.howHelped}
            defaultValue={values?.howHelped}
            error={errors.howHelped}
          />
        </div>
        <div className="all">
          <TextArea
            label="Words of encouragement"
            name="encouragement"
            required
            rows={3}
            maxLength={maxLengths.encouragement}
            hint="What would you tell somebody who was just told no?"
            defaultValue={values?.encouragement}
            error={errors.encouragement}
          />
        </div>
      </div>
    </fieldset>
  )
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
            legend="How should your name be shown?"
            stacked
            options={nameChoices}
            selected={values?.nameDisplay ?? ''}
            error={errors.nameDisplay}
          />
        </div>
        <div className="all">
          <Choice
            type="checkbox"
            name="allowSharing"
            value="on"
            defaultChecked={values?.allowSharing === 'on'}
            label={sharingWords.label}
            hint={sharingWords.hint}
          />
        </div>
      </div>
    </fieldset>
  )
}
