import { Choice } from '../../ui/choice.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AskCard } from '../ask-card.tsx'
import type { BudgetAnswers, TypedField } from './answers.ts'
import { centsIn } from './cents.ts'
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

const sizes = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']

/** No form: there is nowhere to send it. */
export function BudgetForm({ answers, onChange, programs, towns, onTowns, years }: Props) {
  const amount = (field: TypedField, label: string, hint?: string) => (
    <Field
      label={label}
      name={field}
      hint={hint}
      error={
        answers[field].trim() && centsIn(answers[field]) === null
          ? 'Write it in digits, like 1200.'
          : undefined
      }
      value={answers[field]}
      onChange={(event) => onChange({ ...answers, [field]: event.currentTarget.value })}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
    />
  )
  return (
    <div className="ask-cards">
      <AskCard number={1} question="Which home?">
        <TownField
          value={answers.town}
          onChange={(town) => onChange({ ...answers, town })}
          towns={towns}
          onTowns={onTowns}
          years={years}
        />
        <Select
          label="Size"
          name="bedrooms"
          value={answers.bedrooms}
          onChange={(event) => onChange({ ...answers, bedrooms: Number(event.currentTarget.value) })}
        >
          {sizes.map((size, bedrooms) => (
            <option key={size} value={bedrooms}>
              {size}
            </option>
          ))}
        </Select>
        {amount('rent', 'Or the rent, if you know it')}
        {amount('deposit', 'The deposit, if you know it')}
      </AskCard>
      <AskCard
        number={2}
        question="With help, or on your own?"
        hint="Each program’s price is added to the sum."
      >
        <div className="choices stacked">
          {[{ name: 'On your own' }, ...programs].map(({ name }, index) => (
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
          label="Adults"
          name="adults"
          value={answers.adults}
          onChange={(event) => onChange({ ...answers, adults: Number(event.currentTarget.value) })}
        >
          <option value={1}>1</option>
          <option value={2}>2</option>
        </Select>
      </AskCard>
      <AskCard number={3} question="What do you have?">
        {amount('cash', 'Cash you have now')}
        {amount('income', 'Money that comes in each month', 'What you take home, with benefits')}
        {amount('bills', 'Other bills each month', 'Food, phone, car, debts: all but the rent')}
        {amount('moving', 'Moving costs', 'A truck, boxes, a bed')}
      </AskCard>
      <AskCard
        number={4}
        question="Do you plan to borrow?"
        hint="Leave it empty if not. Ask the lender for these numbers. We do not guess a rate."
      >
        {amount('loan', 'Loan')}
        {amount('payment', 'Payment each month')}
        <Field
          label="For how many months"
          name="count"
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
