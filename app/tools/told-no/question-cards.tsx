import { memo } from 'react'
import type { Day } from '../../platform/calendar-day.ts'
import { usStates } from '../../platform/us-states.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useLanguage } from '../../ui/language.ts'
import { AskCard } from '../ask-card.tsx'
import { partWords } from '../part-words.ts'
import { useDayField } from '../use-day-field.ts'
import { type Answers, pickWrong } from './answers.ts'
import { questionWords } from './question-words.ts'
import { optionsIn } from './questions.ts'

type Props = {
  answers: Answers
  today: Day | null
  onAnswers: (answers: Answers) => void
}

/** Six cards. None has to be answered, and none is sent. Drawn anew for other answers alone, not when the law has come. */
export const QuestionCards = memo(function QuestionCards({ answers, today, onAnswers }: Props) {
  const set = (some: Partial<Answers>) => onAnswers({ ...answers, ...some })
  const toldOn = useDayField(answers.toldOn, (picked) => set({ toldOn: picked }))
  const language = useLanguage()
  const { happened, toldOn: day, state, report, reason, wrong } = questionWords[language]
  const { date, notPicked } = partWords[language]
  const options = optionsIn(language)
  const isAhead = Boolean(today && answers.toldOn > today)
  return (
    // Outside a dialog this method sends nothing, also before the page is hydrated.
    <form className="ask-cards" method="dialog" noValidate>
      <AskCard number={1} question={happened.question}>
        <Radios name="happened" options={options.happened} picked={answers.happened} onPick={set} />
      </AskCard>
      <AskCard number={2} question={day.question} hint={day.hint}>
        <Field
          label={date}
          name="toldOn"
          {...toldOn}
          max={today ?? undefined}
          error={isAhead ? day.isAhead : undefined}
        />
      </AskCard>
      <AskCard number={3} question={state.question} hint={state.hint}>
        <Select
          label={state.label}
          name="state"
          value={answers.state}
          onChange={(event) => set({ state: event.currentTarget.value })}
        >
          <option value="">{notPicked}</option>
          {/* Only of use once the page is hydrated, and then known: they need not come with it. */}
          {today &&
            usStates.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </AskCard>
      <AskCard number={4} question={report.question} hint={report.hint}>
        <Radios name="report" options={options.report} picked={answers.report} onPick={set} />
      </AskCard>
      <AskCard number={5} question={reason.question}>
        <Radios name="reason" options={options.reason} picked={answers.reason} onPick={set} />
      </AskCard>
      <AskCard number={6} question={wrong.question} hint={wrong.hint}>
        <div className="choices stacked">
          {options.wrong.map(({ value, label }) => (
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
})

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
