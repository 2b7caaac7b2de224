import type { RefObject } from 'react'
import type { Day } from '../../platform/calendar-day.ts'
import { usStates } from '../../platform/us-states.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AskCard } from '../ask-card.tsx'
import { useDayField } from '../use-day-field.ts'
import { type Answers, pickWrong } from './answers.ts'
import { happenedOptions, questionWords, reasonOptions, reportOptions, wrongOptions } from './questions.ts'

type Props = {
  answers: Answers
  today: Day | null
  onAnswers: (answers: Answers) => void
  form: RefObject<HTMLFormElement | null>
}

/** Six cards. None has to be answered, and none is sent. */
export function QuestionCards({ answers, today, onAnswers, form }: Props) {
  const set = (some: Partial<Answers>) => onAnswers({ ...answers, ...some })
  const toldOn = useDayField(answers.toldOn, (day) => set({ toldOn: day }))
  const isAhead = Boolean(today && answers.toldOn > today)
  return (
    <form className="ask-cards" ref={form} onSubmit={(event) => event.preventDefault()} noValidate>
      <AskCard number={1} {...questionWords.happened}>
        <Radios name="happened" options={happenedOptions} picked={answers.happened} onPick={set} />
      </AskCard>
      <AskCard number={2} {...questionWords.toldOn}>
        <Field
          label="Date"
          name="toldOn"
          {...toldOn}
          max={today ?? undefined}
          error={isAhead ? 'That day is still to come.' : undefined}
        />
      </AskCard>
      <AskCard number={3} {...questionWords.state}>
        <Select
          label="State"
          name="state"
          value={answers.state}
          onChange={(event) => set({ state: event.currentTarget.value })}
        >
          <option value="">Not picked</option>
          {/* Only of use once the page is awake, and then known: they need not come with it. */}
          {today &&
            usStates.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </AskCard>
      <AskCard number={4} {...questionWords.report}>
        <Radios name="report" options={reportOptions} picked={answers.report} onPick={set} />
      </AskCard>
      <AskCard number={5} {...questionWords.reason}>
        <Radios name="reason" options={reasonOptions} picked={answers.reason} onPick={set} />
      </AskCard>
      <AskCard number={6} {...questionWords.wrong}>
        <div className="choices stacked">
          {wrongOptions.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              name="wrong"
              value={value}
              label={label}
              checked={answers.wrong.includes(value)}
              onChange={(event) =>
                set({ wrong: pickWrong(answers.wrong, value, event.currentTarget.checked) })
              }
            />
          ))}
        </div>
      </AskCard>
    </form>
  )
}

type RadiosProps<Name extends 'happened' | 'report' | 'reason'> = {
  name: Name
  options: readonly { value: Answers[Name]; label: string }[]
  picked: Answers[Name]
  onPick: (some: Partial<Answers>) => void
}

function Radios<Name extends 'happened' | 'report' | 'reason'>({
  name,
  options,
  picked,
  onPick,
}: RadiosProps<Name>) {
  return (
    <div className="choices stacked">
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          checked={picked === value}
          onChange={() => onPick({ [name]: value })}
        />
      ))}
    </div>
  )
}
