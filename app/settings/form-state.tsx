import { Tag } from '../ui/tag.tsx'
import type { FormStatus, SettingSection } from './setting-row.ts'

const states: Record<FormStatus, { tone: 'ok' | 'warn'; label: string; text: string }> = {
  own: {
    tone: 'ok',
    label: 'Our own form',
    text: 'Nothing is connected: the site’s own form takes the application.',
  },
  frame: { tone: 'ok', label: 'Connected', text: 'Visitors get your form.' },
  script: {
    tone: 'ok',
    label: 'Connected by script',
    text: 'Your provider’s script draws the form in the page.',
  },
  'script-without-key': {
    tone: 'warn',
    label: 'Key missing',
    text: 'The script is there, but most providers need the key too.',
  },
}

/** Whether people reach the owner's own form, and a link to try it. */
export function FormState({
  status,
  about,
  href,
  heading,
}: NonNullable<SettingSection['form']> & { heading: string }) {
  const { tone, label, text } = states[status]
  return (
    <p className="form-state small">
      <Tag tone={tone}>{label}</Tag>
      <span>
        {about} {text}{' '}
        <a href={href} target="_blank" rel="noopener" aria-label={`Try it: ${heading}`}>
          Try it
        </a>
      </span>
    </p>
  )
}
