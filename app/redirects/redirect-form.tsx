import { type FormEventHandler, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import type { RedirectErrors } from './check-redirect.ts'
import { redirectWords } from './redirect-words.ts'

type Props = {
  written: { from: string; to: string }
  errors: RedirectErrors
  onSubmit: FormEventHandler<HTMLFormElement>
}

/** A refused one keeps what was written. */
export function RedirectForm({ written, errors, onSubmit }: Props) {
  // A later answer, which may be another form's, changes nothing in the fields.
  const [opened] = useState(written)
  const words = useWords(redirectWords)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      className="make"
      id="make"
      method="post"
      action="/admin/missing"
      preventScrollReset
      onSubmit={onSubmit}
    >
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about}</p>
      <div className="fields">
        <Field
          {...words.from}
          name="from"
          defaultValue={opened.from}
          error={errors.from}
          autoFocus={errors.from !== undefined}
          required
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...words.to}
          name="to"
          defaultValue={opened.to}
          error={errors.to}
          autoFocus={errors.to !== undefined}
          required
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          tight
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          {words.make}
        </Button>
      </div>
    </Form>
  )
}
