import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Field } from '../ui/field.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { eventNames } from './events.ts'
import { webhookWords } from './webhook-words.ts'
import { maxUrlLength, type WebhookErrors, type WrittenWebhook } from './written-webhook.ts'

/** A refused one keeps what was written. */
export function WebhookForm({ written, errors }: { written: WrittenWebhook; errors: WebhookErrors }) {
  const { form: words } = useWords(webhookWords)
  const form = useFirstProblem(errors)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form className="make" method="post" action="/admin/webhooks" ref={form}>
      <h2>{words.title}</h2>
      <Field
        label={words.url}
        name="url"
        type="url"
        defaultValue={written.url}
        error={errors.url}
        hint={words.urlHint}
        required
        maxLength={maxUrlLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EventChoice chosen={written.events} error={errors.events} />
      <ChoiceGroup
        type="checkbox"
        legend={words.people}
        name="contact"
        stacked
        selected={written.hasContact ? ['yes'] : []}
        options={[
          {
            value: 'yes',
            label: words.contact,
            hint: words.contactHint,
          },
        ]}
      />
      <Button aria-disabled={isBusy || undefined} onClick={(event) => isBusy && event.preventDefault()}>
        {words.add}
      </Button>
    </Form>
  )
}

export function EventChoice({ chosen, error }: { chosen: string[]; error: string | undefined }) {
  const { form: words, events } = useWords(webhookWords)
  return (
    <ChoiceGroup
      type="checkbox"
      legend={words.events}
      name="event"
      stacked
      selected={chosen}
      error={error}
      options={eventNames.map((value) => ({ value, label: events[value] }))}
    />
  )
}
