import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { finderPath } from './answer.ts'
import type { FinderView } from './finder-view.ts'
import { distances, sizes } from './question.ts'

/** Its own address is the answer: it works without JavaScript, and can be shared. */
export function FinderForm({ near, miles, bedrooms, income, rent, errors }: FinderView['form']) {
  return (
    <form action={`${finderPath}#answer`} className="finder" data-live="" noValidate>
      <Field
        label="Town or ZIP code"
        name="near"
        hint="Where you work or live now, like Houston, TX"
        error={errors.near}
        defaultValue={near}
        maxLength={80}
        autoComplete="address-level2"
      />
      <div>
        <Field
          label="Income a month"
          name="income"
          hint="Before tax, all of you together"
          error={errors.income}
          defaultValue={income}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          label="Or the rent you can pay"
          name="rent"
          hint="With electricity, gas and water"
          error={errors.rent}
          defaultValue={rent}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <div>
        <Select label="Bedrooms" name="bedrooms" defaultValue={bedrooms}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size === 0 ? 'Studio' : size}
            </option>
          ))}
        </Select>
        <Select label="How far" name="miles" defaultValue={miles}>
          {distances.map((distance) => (
            <option key={distance} value={distance}>
              {distance} miles
            </option>
          ))}
        </Select>
      </div>
      <Button>Show the towns</Button>
    </form>
  )
}
