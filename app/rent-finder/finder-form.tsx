import { milesText } from '../platform/us-number.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { useLanguage, useLocalHref, useWords } from '../ui/language.ts'
import { finderPath } from './answer.ts'
import type { FinderView } from './finder-view.ts'
import { distances, sizes } from './question.ts'
import { finderWords } from './words.ts'

/** Its own address is the answer: it works without JavaScript, and can be shared. */
export function FinderForm({ near, miles, bedrooms, income, rent, errors }: FinderView['form']) {
  const language = useLanguage()
  const local = useLocalHref()
  const { form: words } = useWords(finderWords)
  return (
    <form action={local(`${finderPath}#answer`)} className="finder" data-live="" noValidate>
      <Field
        {...words.near}
        name="near"
        error={errors.near}
        defaultValue={near}
        maxLength={80}
        autoComplete="address-level2"
      />
      <div>
        <Field
          {...words.income}
          name="income"
          error={errors.income}
          defaultValue={income}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...words.rent}
          name="rent"
          error={errors.rent}
          defaultValue={rent}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <div>
        <Select label={words.bedrooms} name="bedrooms" defaultValue={bedrooms}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size === 0 ? words.studio : size}
            </option>
          ))}
        </Select>
        <Select label={words.miles} name="miles" defaultValue={miles}>
          {distances.map((distance) => (
            <option key={distance} value={distance}>
              {milesText(distance, language)}
            </option>
          ))}
        </Select>
      </div>
      <Button>{words.send}</Button>
    </form>
  )
}
