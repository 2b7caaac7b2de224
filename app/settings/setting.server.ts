import type { ClaimRegister } from '../claims/claims.ts'
import type { ClaimPhrases } from '../claims/say-claims.ts'
import type { Language } from '../platform/language.ts'
import type { Site } from '../site/site.ts'
import type { Kind } from './kind.server.ts'
import type { Figure } from './leap.ts'
import { problemWords } from './problem-words.ts'
import type { Control, SettingGroup } from './setting-group.ts'
import type { SettingSource } from './setting-row.ts'

/** A site in the making: the words of the claims are made from the register at the end. */
export type Draft = {
  site: Site
  claims: ClaimRegister
  /** The owner's words for claims, in the language of the site. */
  phrases?: Partial<ClaimPhrases>
}

export type Parsed = { value: unknown; reason?: undefined } | { reason: string }

/** One thing the owner may change. Values go in and out as text; what is stored is never trusted. */
export type Setting = {
  /** In the table of settings and in the audit log. */
  key: string
  /** Notes stand on the page of the claims, and in no group. */
  group: SettingGroup | null
  /** Whose pages alone it is for; without one, those of every language. */
  language?: Language
  /** What it stands under, where a group has several. */
  section: string
  label: string
  hint?: string
  /** Where the owner reads what the hint is about. */
  source?: SettingSource
  control: Control
  options?: readonly (readonly [string, string])[]
  isOptional: boolean
  /** The default, as JSON. */
  defaultText: string
  parse(fields: string[]): Parsed
  /** What is stored, as JSON with its parts always in the same order; null when it is none of ours. */
  textOf(stored: unknown): string | null
  /** As typed, for the form. */
  fieldsOf(stored: unknown): string[]
  /** As a visitor reads it. */
  wordsOf(stored: unknown, site: Site): string
  /** The numbers in it. */
  figuresOf(stored: unknown): Figure[]
  /** Why it does not go together with what the English site says. */
  contradictionOf(stored: unknown, english: Site): string | undefined
  putInto(draft: Draft, stored: unknown): void
}

type Definition<Value> = Pick<Setting, 'key' | 'label' | 'hint' | 'source' | 'group' | 'language'> & {
  section?: string
  default: Value
  words?: (value: Value, site: Site) => string
  contradicts?: (value: Value, english: Site) => string | undefined
  put?: (draft: Draft, value: Value) => void
}

export function defineSetting<Value>(kind: Kind<Value>, definition: Definition<Value>): Setting {
  const {
    words = kind.reads ?? ((value: Value) => kind.write(value).join(' ')),
    contradicts,
    put,
    default: byDefault,
    ...described
  } = definition
  const storedValue = (stored: unknown): Value => {
    const parsed = kind.schema.safeParse(stored)
    return parsed.success ? parsed.data : byDefault
  }
  return {
    section: '',
    ...described,
    control: kind.control,
    options: kind.options,
    isOptional: kind.isOptional ?? false,
    defaultText: JSON.stringify(byDefault),
    parse(fields) {
      const parsed = kind.schema.safeParse(kind.read(fields))
      if (parsed.success) return { value: parsed.data }
      return { reason: parsed.error.issues[0]?.message ?? problemWords.en.unusable }
    },
    textOf(stored) {
      const parsed = kind.schema.safeParse(stored)
      return parsed.success ? JSON.stringify(parsed.data) : null
    },
    fieldsOf: (stored) => kind.write(storedValue(stored)),
    wordsOf: (stored, site) => words(storedValue(stored), site),
    figuresOf: (stored) => kind.figures?.(storedValue(stored)) ?? [],
    contradictionOf: (stored, english) => contradicts?.(storedValue(stored), english),
    putInto: (draft, stored) => put?.(draft, storedValue(stored)),
  }
}
