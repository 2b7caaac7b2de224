import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Field } from '../ui/field.tsx'
import { eventNames, webhookEvents } from './events.ts'
import { maxUrlLength, type WebhookErrors, type WrittenWebhook } from './written-webhook.ts'

/** A refused one keeps what was written. */
export function WebhookForm({ written, errors }: { written: WrittenWebhook; errors: WebhookErrors }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form className="make" method="post" action="/admin/webhooks">
      <h2>Add an address</h2>
      <Field
        label="Address"
        name="url"
        type="url"
        defaultValue={written.url}
        error={errors.url}
        hint="Where the other system takes messages. It begins with https://"
        required
        maxLength={maxUrlLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceGroup
        type="checkbox"
        legend="Tell it when"
        name="event"
        stacked
        selected={written.events}
        error={errors.events}
        options={eventNames.map((value) => ({ value, label: webhookEvents[value] }))}
      />
      <ChoiceGroup
        type="checkbox"
        legend="What is said about people"
        name="contact"
        stacked
        selected={written.hasContact ? ['yes'] : []}
        options={[
          {
            value: 'yes',
            label: 'Send names, phone numbers, e-mail addresses and answers too',
            hint: 'Only if you trust the other system with them: what was sent cannot be called back.',
          },
        ]}
      />
      <Button disabled={isBusy}>Add it</Button>
    </Form>
  )
}
