import { useWords } from '../ui/language.ts'
import { Tag } from '../ui/tag.tsx'
import type { FormStatus, SettingSection } from './setting-row.ts'
import { settingsPageWords } from './settings-page-words.ts'

const tones: Record<FormStatus, 'ok' | 'warn'> = {
  own: 'ok',
  frame: 'ok',
  script: 'ok',
  'script-without-key': 'warn',
}

/** Whether people reach the owner's own form, and a link to try it. */
export function FormState({
  status,
  about,
  href,
  heading,
}: NonNullable<SettingSection['form']> & { heading: string }) {
  const words = useWords(settingsPageWords)
  const { label, text } = words.formStates[status]
  return (
    <p className="form-state small">
      <Tag tone={tones[status]}>{label}</Tag>
      <span className="about">{words.aboutForm(about, text)}</span>
      <a href={href} target="_blank" rel="noopener" aria-label={words.tryForm(heading)}>
        {words.tryIt}
      </a>
    </p>
  )
}
