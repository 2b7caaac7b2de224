import type { ReactNode } from 'react'
import { FieldError, fieldId, Hint } from './asked.tsx'
import { Choice } from './choice.tsx'
import fieldCss from './field.css?inline'
import { useWords } from './language.ts'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type ChoiceGroupProps = {
  type: 'radio' | 'checkbox'
  legend: ReactNode
  name: string
  options: Option[]
  id?: string
  selected?: string | string[]
  /** Without it the browser keeps the choice, as in a plain form. */
  onSelect?: (value: string, isSelected: boolean) => void
  optional?: boolean
  required?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** One under another, for long answers. */
  stacked?: boolean
}

export function ChoiceGroup({ type, legend, name, options, onSelect, ...rest }: ChoiceGroupProps) {
  const { id = fieldId(name), selected = [], optional, required, hint, error, stacked } = rest
  const words = useWords(uiWords)
  const isSelected = (value: string) =>
    Array.isArray(selected) ? selected.includes(value) : selected === value
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="asked"
      id={id}
      tabIndex={-1}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describedBy || undefined}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      <Style name="field" css={fieldCss} />
      <legend className="ask">
        {legend}
        {optional && <i>{words.optional}</i>}
      </legend>
      <Hint id={id}>{hint}</Hint>
      <div className={stacked ? 'choices stacked' : 'choices'}>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            {...option}
            type={type}
            name={name}
            value={value}
            required={required && type === 'radio'}
            aria-invalid={type === 'checkbox' && error ? true : undefined}
            {...(onSelect
              ? {
                  checked: isSelected(value),
                  onChange: (event) => onSelect(value, event.currentTarget.checked),
                }
              : { defaultChecked: isSelected(value) })}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
