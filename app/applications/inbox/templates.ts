import type { InLanguages, Language } from '../../platform/language.ts'
import { words as en } from '../words/en/templates.ts'
import { words as es } from '../words/es/templates.ts'
import { inBraces, type TemplateField, templateFields } from './template-fields.ts'
import { templatesPageWords } from './templates-page-words.ts'

/** A mail as the owner keeps it. Words in braces are filled in when it is opened. */
export type Template = { id: string; name: string; subject: string; body: string }

const words: InLanguages<typeof en> = { en, es }

const defaultIds = [
  'when-can-we-call',
  'what-we-need',
  'costs-in-writing',
  'cannot-help',
] as const satisfies (keyof typeof en)[]

/** Those that came with the program. */
export function defaultTemplates(language: Language): readonly Template[] {
  return defaultIds.map((id) => ({ id, ...words[language][id] }))
}

/** Of those, the ones that are not in the list and still fit into it. */
export function missingTemplates(language: Language, templates: readonly Template[]) {
  const missing = defaultTemplates(language).filter(({ id }) => !templates.some((one) => one.id === id))
  return missing.slice(0, Math.max(0, maxTemplates - templates.length))
}

const fieldShape = /\{([^{}\n]{0,40})\}/g
export const maxTemplates = 12
export const templateLimits = { name: 60, subject: 150, body: 4000 } as const

export function unknownFields(text: string): string[] {
  const known: readonly string[] = templateFields
  return [...new Set([...text.matchAll(fieldShape)].map(([, field = '']) => field))].filter(
    (field) => !known.includes(field),
  )
}

export function fillIn(text: string, values: Record<TemplateField, string>) {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(fieldShape, (written, field: string) => known.get(field) ?? written)
}

type Limited = keyof typeof templateLimits

/** With what tells whether it was changed since. */
export type SeenTemplate = Template & { seen: string }

/** What was typed, what is wrong with it, and whether it is only to be looked at. */
export type TypedTemplate = SeenTemplate & {
  language: Language
  /** The mail as somebody else has saved it meanwhile. */
  there: Template | null
  errors: Partial<Record<Limited, string>>
  isPreview: boolean
}

/** What is wrong, by field. */
export function checkTemplate(typed: Omit<Template, 'id'>) {
  const { problems } = templatesPageWords.en
  const errors: Partial<Record<Limited, string>> = {}
  for (const [field, limit] of Object.entries(templateLimits) as [Limited, number][]) {
    const text = typed[field]
    const [unknown] = unknownFields(text)
    if (!text.trim()) errors[field] = problems.missing
    else if ([...text].length > limit) errors[field] = problems.tooLong(limit)
    else if (unknown !== undefined)
      errors[field] = problems.unknownField(inBraces(unknown), templateFields.map(inBraces))
  }
  return errors
}
