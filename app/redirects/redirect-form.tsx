import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { RedirectErrors } from './check-redirect.ts'

type Props = { written: { from: string; to: string }; errors: RedirectErrors }

/** A refused one keeps what was written. */
export function RedirectForm({ written, errors }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form className="make" id="make" method="post" action="/admin/missing" preventScrollReset>
      <h2>Make a redirect</h2>
      <p className="small soft">
        Whoever asks for the first address is led to the second one. A page that exists always comes first.
      </p>
      <div className="fields">
        <Field
          label="Missing address"
          name="from"
          defaultValue={written.from}
          error={errors.from}
          required
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="/old-page"
        />
        <Field
          label="Leads to"
          name="to"
          defaultValue={written.to}
          error={errors.to}
          required
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="/states or https://…"
        />
        <Button tight disabled={isBusy}>
          Make the redirect
        </Button>
      </div>
    </Form>
  )
}
