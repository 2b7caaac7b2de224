import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { type ImportKind, importKinds } from './import-kinds.ts'

/** A form of the browser's own: it sends a file. */
export function ImportForm({ error, kind }: { error?: string; kind?: ImportKind }) {
  return (
    <section>
      <h2>Bring back</h2>
      <p className="small soft">
        A file that was downloaded here, up to 48 MB. First you see what would happen; nothing is written
        before you say yes. A larger file of stories comes in on the server with{' '}
        <code>npm run import -- stories FILE</code>; a whole site moves with <code>npm run backup</code>.
      </p>
      <form method="post" action="/admin/data/import" encType="multipart/form-data" className="bring">
        <Select label="What is in it" name="what" defaultValue={kind}>
          {Object.entries(importKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field label="File" name="file" type="file" accept=".json,.csv" required error={error} />
        <Button variant="line">Look what it would do</Button>
      </form>
    </section>
  )
}
