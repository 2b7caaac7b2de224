import { FieldError, fieldId } from '../ui/asked.tsx'
import fieldCss from '../ui/field.css?inline'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import type { SettingRow } from './setting-row.ts'
import { settingsPageWords } from './settings-page-words.ts'

/** Two amounts under one name. */
export function RangeControl({ row: { key, label, fields, error } }: { row: SettingRow }) {
  const { units, range } = useWords(settingsPageWords)
  const id = fieldId(key)
  const [low = '', high = ''] = fields
  const shared = {
    className: 'field',
    name: key,
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const
  return (
    <fieldset className="asked">
      <Style name="field" css={fieldCss} />
      <legend className="ask">
        {label}
        <i>{units.money}</i>
      </legend>
      <div className="range">
        <input {...shared} id={id} aria-label={range.from(label)} defaultValue={low} />
        <span aria-hidden="true">{range.between}</span>
        <input {...shared} id={`${id}-to`} aria-label={range.to(label)} defaultValue={high} />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
