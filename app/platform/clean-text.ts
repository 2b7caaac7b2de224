import { normalized } from './outside-text.ts'

// Controls, halves of a character, marks that turn the reading direction, and hyphens and spaces of no width.
// The joiner U+200D stays: many emoji are made with it.
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
// They look like spaces and are none, also not to the database.
const blanks = /[\t\u115f\u1160\u180e\u2800\u3164\uffa0]/g
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** A text of several lines as it is stored. */
export function cleanText(typed: string) {
  const lines = tidy(typed).split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text of one line as it is stored. An invisible mark parts words: glued together, a surname would be shown. */
export function cleanLine(typed: string) {
  return tidy(typed.replace(lineEnds, '\n').replace(unwanted, ' ')).replace(/\s+/g, ' ').trim()
}

/** A line that a program reads: full-width digits, as some keyboards write them, become plain ones. */
export function plainLine(typed: string) {
  return cleanLine(normalized(typed, 'NFKC'))
}

// Bounded, so that it is read once.
const aroundContact = /^(?:.*<)?(?:mailto:|tel:)?|[>,.]{1,2}$/gi

/** Of 'Ana Lopez <ana@example.com>', 'tel:+17135550118' or 'ana@example.com,', as they are pasted, what is meant. */
export function plainContact(typed: string) {
  return plainLine(typed).replace(aroundContact, '')
}

function tidy(typed: string) {
  return normalized(typed.replace(lineEnds, '\n').replace(blanks, ' ').replace(unwanted, ''), 'NFC')
}

/** Whether there is anything to see. */
export function isFilled(text: string) {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
