import type { Control } from './setting-group.ts'

export type SettingSource = { label: string; href: string }

/** A setting as a page shows it. */
export type SettingRow = {
  key: string
  label: string
  hint?: string
  source?: SettingSource
  control: Control
  options?: readonly (readonly [string, string])[]
  isOptional: boolean
  fields: string[]
  error?: string
  /** The hidden field by which a save tells what it was looking at. */
  seen: { name: string; value: string }
  /** The hidden field that says which value a question was about. */
  sure?: { name: string; value: string }
  /** The stored value, as the audit log has it. In a refused answer others may have saved it since `seen`. */
  state: string
  /** How the stored value reads on the site. */
  reads: string
  isDefault: boolean
  defaultReads: string
  last: { changeId: string; actor: string; at: Date; undoReads: string } | null
}

export type SettingSection = {
  heading: string
  /** For a form: whether it is connected, and where to try it. */
  form?: { status: FormStatus; about: string; href: string }
  rows: SettingRow[]
}

export type FormStatus = 'own' | 'frame' | 'script' | 'script-without-key'

/** The button that answers the questions with yes. */
export const sureButton = 'sure'

export function sureName(key: string) {
  return `sure:${key}`
}
