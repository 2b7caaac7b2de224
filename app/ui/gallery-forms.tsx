import { Card } from './card.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { Consent } from './consent.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field, Select, TextArea } from './field.tsx'
import { Specimen } from './gallery-specimen.tsx'
import { Progress } from './progress.tsx'

export function GalleryForms() {
  return (
    <Specimen title="Forms">
      <div className="stack">
        <ErrorSummary title="Two answers need a look" failures={failures} />
        <div className="pair">
          <Card className="stack">
            {[1, 2, 3, 4].map((step) => (
              <Progress key={step} value={step} max={4} label="Example form" />
            ))}
            <ChoiceGroup type="radio" legend="Which one?" name="which" options={yesNo} selected="yes" />
            <ChoiceGroup
              type="checkbox"
              legend="Which of these?"
              name="these"
              options={several}
              selected={['a']}
              optional
              stacked
            />
            <ChoiceGroup
              type="radio"
              legend="How soon?"
              name="soon"
              options={yesNo}
              error="Choose one of the two"
            />
            <Consent name="consent" label="You may show this" hint="You can change your mind later." />
          </Card>
          <div className="stack">
            <Field label="Full name" name="full-name" autoComplete="name" defaultValue="Denise Robinson" />
            <Field
              label="E-mail"
              name="e-mail"
              type="email"
              defaultValue="denise@"
              error="Enter the whole address, like name@example.com"
            />
            <Field
              label="Phone"
              name="phone-number"
              type="tel"
              optional
              hint="With area code, so that we can call."
            />
            <Field label="Headline" name="headline" note="35 of 100" maxLength={100} />
            <Select label="State" name="state" defaultValue="TX">
              <option value="TX">Texas</option>
              <option value="WA">Washington</option>
            </Select>
            <TextArea label="In your own words" name="words" hint="Write it as you would tell a friend." />
          </div>
        </div>
      </div>
    </Specimen>
  )
}

const failures = [
  { name: 'e-mail', message: 'Enter the whole address, like name@example.com' },
  { name: 'soon', message: 'Choose one of the two' },
]
const yesNo = [
  { value: 'yes', label: 'Yes, that one' },
  { value: 'no', label: 'No, another' },
]
const several = [
  { value: 'a', label: 'The first of them' },
  { value: 'b', label: 'The second', hint: 'With a line of explanation.' },
  { value: 'c', label: 'Not to be had today', disabled: true },
]
