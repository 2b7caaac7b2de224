import { z } from 'zod'
import type { Control } from './setting-group.ts'

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
      .min(isOptional ? 0 : 1, 'Please write something here; it cannot be empty.')
      .max(maxLength, `Please keep it to ${maxLength} characters.`)
      .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Please write it on one line.')
      .refine(
        (text) => !hidden.test(text),
        'There is an invisible sign in it. Please type it instead of pasting it.',
      ),
    write: (value) => [value],
  }
}

export const phone: Kind<string> = {
  control: 'tel',
  read: first,
  schema: z
    .string()
    .max(30, 'That is too long for a phone number.')
    .refine(
      (text) => /^[\d\p{Zs}().+-]+$/u.test(text) && /^1?\d{10}$/.test(text.replace(/\D/g, '')),
      'Please write a US phone number with 10 digits, like (800) 555-0142.',
    ),
  write: (value) => [value],
}

export const email: Kind<string> = {
  control: 'email',
  read: first,
  schema: z
    .email('Please write an e-mail address, like help@example.com.')
    .max(254, 'That is too long for an e-mail address.'),
  write: (value) => [value],
}

export function choice<const Name extends string>(options: readonly (readonly [Name, string])[]): Kind<Name> {
  const names = options.map(([name]) => name)
  return {
    control: 'choice',
    options,
    read: first,
    schema: z.enum(names, 'Please choose one of the list.'),
    write: (value) => [value],
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
      basis: z.string().max(1000, 'Please keep the note to 1,000 characters.'),
      date: z.union([z.literal(''), z.iso.date('Please write a day that is on the calendar.')]),
    })
    .refine(({ basis, date }) => basis !== '' || date === '', 'Please write what the claim rests on.'),
  write: ({ basis, date }) => [basis, date],
}
