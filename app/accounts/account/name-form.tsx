import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { accountWords } from './account-words.ts'

export type RefusedName = { problem: string }
type Props = { name: string; refused: RefusedName | undefined }

export function NameForm({ name, refused }: Props) {
  const words = useWords(accountWords).name
  const form = useFirstProblem(refused)
  return (
    <section aria-labelledby="name-title">
      <h2 id="name-title">{words.title}</h2>
      <p>{words.about}</p>
      <Form method="post" ref={form} preventScrollReset>
        <Field
          label={words.label}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
          error={refused?.problem}
          required
        />
        <Button variant="line" tight>
          {words.save}
        </Button>
      </Form>
    </section>
  )
}
