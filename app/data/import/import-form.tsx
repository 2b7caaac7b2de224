import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { dataWords } from '../data-words.ts'
import { importWords } from '../import-words.ts'
import { type ImportKind, importKinds } from './import-kinds.ts'

/** A form of the browser's own: it sends a file. */
export function ImportForm({ error, kind }: { error?: string; kind?: ImportKind }) {
  const words = useWords(dataWords).bringBack
  const { kinds } = useWords(importWords)
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">
        {words.about((text) => (
          <code>{text}</code>
        ))}
      </p>
      <form method="post" action="/admin/data/import" encType="multipart/form-data" className="bring">
        <Select label={words.what} name="what" defaultValue={kind}>
          {importKinds.map((value) => (
            <option key={value} value={value}>
              {kinds[value]}
            </option>
          ))}
        </Select>
        <Field
          label={words.file}
          name="file"
          type="file"
          accept=".json,.csv"
          required
          error={error}
          autoFocus={error !== undefined}
        />
        <Button variant="line">{words.look}</Button>
      </form>
    </section>
  )
}
