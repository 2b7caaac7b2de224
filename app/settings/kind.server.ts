import { z } from 'zod'
import type { Figure } from './leap.ts'
import { problemWords } from './problem-words.ts'
import type { Control } from './setting-group.ts'

const problems = problemWords.en

/** What sort of value a setting holds: how it is typed, judged and read aloud. */
export type Kind<Value> = {
  control: Control
  /** The choices of a list, as value and words. */
  options?: readonly (readonly [string, string])[]
  isOptional?: boolean
  /** What was typed, as the value it stands for; the schema judges whether it is one. */
  read(fields: string[]): unknown
  /** Its messages are what the owner reads. */
  schema: z.ZodType<Value>
  write(value: Value): string[]
  /** As a visitor reads it, where that is not what is typed. */
  reads?(value: Value): string
  /** The numbers in it, for the question whether one of them is a slip. */
  figures?(value: Value): Figure[]
}

/** They would turn or hide what stands beside them on the page. */
const hidden = /[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

const first = ([text = '']: string[]) => text.trim()

/** One line of words. */
export function words(maxLength: number, isOptional = false): Kind<string> {
  return {
    control: maxLength > 80 ? 'long-text' : 'text',
    isOptional,
    read: first,
    schema: z
      .string()
      .min(isOptional ? 0 : 1, problems.empty)
      .max(maxLength, problems.longerThan(maxLength))
      .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), problems.severalLines)
      .refine((text) => !hidden.test(text), problems.invisibleSign),
    write: (value) => [value],
  }
}

export const phone: Kind<string> = {
  control: 'tel',
  read: first,
  schema: z
    .string()
    .max(30, problems.phoneTooLong)
    .refine(
      (text) => /^[\d\p{Zs}().+-]+$/u.test(text) && /^1?\d{10}$/.test(text.replace(/\D/g, '')),
      problems.phone,
    ),
  write: (value) => [value],
}

export const email: Kind<string> = {
  control: 'email',
  read: first,
  schema: z.email(problems.email).max(254, problems.emailTooLong),
  write: (value) => [value],
}

/** One of a list, each by what it is called. */
export function choice<const Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): Kind<Name> {
  return {
    control: 'choice',
    options: names.map((name) => [name, labels[name]]),
    read: first,
    schema: z.enum(names, problems.choice),
    write: (value) => [value],
    reads: (value) => labels[value],
  }
}

/** What a claim rests on, and since when. */
export type ClaimNote = { basis: string; date: string }

export const note: Kind<ClaimNote> = {
  control: 'note',
  isOptional: true,
  read: ([basis = '', date = '']) => ({ basis: basis.trim().replaceAll('\r\n', '\n'), date: date.trim() }),
  schema: z
    .object({
      basis: z.string().max(1000, problems.noteTooLong),
      date: z.union([z.literal(''), z.iso.date(problems.noDay)]),
    })
    .refine(({ basis, date }) => basis !== '' || date === '', problems.dayAlone),
  write: ({ basis, date }) => [basis, date],
}
