import { Choice } from '../../ui/choice.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { AskCard } from '../ask-card.tsx'
import type { BudgetAnswers, TypedField } from './answers.ts'
import { budgetWords } from './budget-words.ts'
import { centsIn } from './cents.ts'
import { paymentCountIn } from './payment-count.ts'
import type { TownList } from './read-towns.ts'
import type { BudgetProgram } from './reckoning.ts'
import { TownField } from './town-field.tsx'

type Props = {
  answers: BudgetAnswers
  onChange: (answers: BudgetAnswers) => void
  programs: BudgetProgram[]
  towns: TownList | null
  onTowns: (towns: TownList) => void
  years: string
}

/** No form: there is nowhere to send it. */
export function BudgetForm({ answers, onChange, programs, towns, onTowns, years }: Props) {
  const words = useWords(budgetWords).form
  const amount = (field: TypedField, label: string, hint?: string) => (
    <Field
      label={label}
      name={field}
      hint={hint}
      error={answers[field].trim() && centsIn(answers[field]) === null ? words.inDigits : undefined}
      value={answers[field]}
      onChange={(event) => onChange({ ...answers, [field]: event.currentTarget.value })}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
    />
  )
  return (
    <div className="ask-cards">
      <AskCard number={1} question={words.home}>
        <TownField
          value={answers.town}
          onChange={(town) => onChange({ ...answers, town })}
          towns={towns}
          onTowns={onTowns}
          years={years}
        />
        <Select
          label={words.size}
          name="bedrooms"
          value={answers.bedrooms}
          onChange={(event) => onChange({ ...answers, bedrooms: Number(event.currentTarget.value) })}
        >
          {words.sizes.map((size, bedrooms) => (
            <option key={size} value={bedrooms}>
              {size}
            </option>
          ))}
        </Select>
        {amount('rent', words.rent)}
        {amount('deposit', words.deposit)}
      </AskCard>
      <AskCard number={2} question={words.help} hint={words.helpHint}>
        <div className="choices stacked">
          {[{ name: words.alone }, ...programs].map(({ name }, index) => (
            <Choice
              key={name}
              type="radio"
              name="program"
              label={name}
              checked={answers.program === index - 1}
              onChange={() => onChange({ ...answers, program: index - 1 })}
            />
          ))}
        </div>
        <Select
          label={words.adults}
          name="adults"
          value={answers.adults}
          onChange={(event) => onChange({ ...answers, adults: Number(event.currentTarget.value) })}
        >
          <option value={1}>{1}</option>
          <option value={2}>{2}</option>
        </Select>
      </AskCard>
      <AskCard number={3} question={words.have}>
        {amount('cash', words.cash)}
        {amount('income', words.income, words.incomeHint)}
        {amount('bills', words.bills, words.billsHint)}
        {amount('moving', words.moving, words.movingHint)}
      </AskCard>
      <AskCard number={4} question={words.borrow} hint={words.borrowHint}>
        {amount('loan', words.loan)}
        {amount('payment', words.payment)}
        <Field
          label={words.count}
          name="count"
          error={
            answers.count.trim() && paymentCountIn(answers.count) === null ? words.wholeMonths : undefined
          }
          value={answers.count}
          onChange={(event) => onChange({ ...answers, count: event.currentTarget.value })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </AskCard>
    </div>
  )
}
