import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { type Answers, type Step, toggleChallenge } from './answers.ts'
import { type Choice, challenges, placeholders, yesNo } from './questions.ts'
import { wizardWords } from './wizard-words.ts'

type Props = { step: Step; answers: Answers; incomes: Choice[]; onChange: (answers: Answers) => void }

/** The questions of one step. The follow-ups of the first are shown by CSS when a property is chosen. */
export function StepFields({ step, answers, incomes, onChange }: Props) {
  const { questions, choices } = useWords(wizardWords)
  const said = (values: readonly (keyof typeof choices)[]) =>
    values.map((value) => ({ value, label: choices[value] }))
  const set = (change: Partial<Answers>) => onChange({ ...answers, ...change })
  if (step === 1) {
    return (
      <>
        <ChoiceGroup
          type="radio"
          name="hasProperty"
          legend={questions.hasProperty}
          options={said(yesNo)}
          selected={answers.hasProperty}
          onSelect={(hasProperty) => set({ hasProperty })}
        />
        <div className="more">
          <Field
            label={questions.monthlyRent}
            name="monthlyRent"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholders.monthlyRent}
            value={answers.monthlyRent}
            onChange={(event) => set({ monthlyRent: event.currentTarget.value })}
          />
          <ChoiceGroup
            type="radio"
            name="hasApplied"
            legend={questions.hasApplied}
            options={said(yesNo)}
            selected={answers.hasApplied}
            onSelect={(hasApplied) => set({ hasApplied })}
          />
        </div>
      </>
    )
  }
  if (step === 2) {
    return (
      <ChoiceGroup
        type="checkbox"
        name="challenges"
        legend={questions.challenges}
        options={said(challenges)}
        selected={answers.challenges}
        onSelect={(value, isChosen) =>
          set({ challenges: toggleChallenge(answers.challenges, value, isChosen) })
        }
      />
    )
  }
  return (
    <>
      <ChoiceGroup
        type="radio"
        name="income"
        legend={questions.income}
        options={incomes}
        selected={answers.income}
        onSelect={(income) => set({ income })}
      />
      <Field
        label={questions.rentBudget}
        name="rentBudget"
        autoComplete="off"
        placeholder={placeholders.rentBudget}
        value={answers.rentBudget}
        onChange={(event) => set({ rentBudget: event.currentTarget.value })}
      />
    </>
  )
}
