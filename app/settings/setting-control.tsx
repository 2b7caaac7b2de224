import { Field, Select, TextArea } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { RangeControl } from './range-control.tsx'
import type { Control } from './setting-group.ts'
import type { SettingRow } from './setting-row.ts'
import { settingsPageWords } from './settings-page-words.ts'

type InputHints = { type?: string; inputMode?: 'decimal' | 'numeric' | 'url' | 'tel' | 'email' }

const inputs: Partial<Record<Control, InputHints>> = {
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url', inputMode: 'url' },
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
  miles: { inputMode: 'numeric' },
  'whole-number': { inputMode: 'numeric' },
}

export function SettingControl({ row }: { row: SettingRow }) {
  const { key, label, hint, control, options = [], isOptional, fields, error } = row
  const [first = ''] = fields
  const units: Partial<Record<Control, string>> = useWords(settingsPageWords).units
  const asked = { label, name: key, hint, error, optional: isOptional, note: units[control] }
  if (control === 'money-range') return <RangeControl row={row} />
  if (control === 'choice')
    return (
      <Select {...asked} defaultValue={first}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    )
  if (control === 'long-text') return <TextArea {...asked} rows={2} defaultValue={first} />
  return <Field {...asked} {...inputs[control]} autoComplete="off" spellCheck={false} defaultValue={first} />
}
