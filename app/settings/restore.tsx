import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'

const formId = 'restore-setting'

/**
 * The form of every 'Undo' and 'Back to default' of a page: Enter in a field must save, and never press one of those.
 * `onRestore` hears of the field of that setting.
 */
export function RestoreForm({ onRestore }: { onRestore?: (field: Element | null) => void }) {
  return (
    <Form
      id={formId}
      method="post"
      action="/admin/settings/restore"
      preventScrollReset
      onSubmit={() => onRestore?.(document.activeElement?.closest('.entry')?.querySelector('.field') ?? null)}
    />
  )
}

type Props = {
  name: 'undo' | 'default'
  setting: string
  /** The change, or the value, the owner is looking at. */
  seen: string
  label: string
  title?: string
  children: ReactNode
}

export function RestoreButton({ name, setting, seen, label, title, children }: Props) {
  return (
    <Button
      variant="quiet"
      tight
      form={formId}
      name={name}
      value={`${setting}=${seen}`}
      aria-label={label}
      title={title}
    >
      {children}
    </Button>
  )
}
