import { phoneDigits } from '../applications/found-by.ts'
import { readReference } from '../applications/reference.ts'
import { cleanLine } from '../platform/clean-text.ts'

/** What somebody is looked up by: an e-mail address, the digits of a phone number, or the number of an application. */
export type WantedPerson = { kind: 'email' | 'phone' | 'reference'; value: string }

/** Without the area code. Fewer would fit too many people. */
const fewestDigits = 7

/** As it was typed. What is no phone number and no number of ours is taken for an address, which finds nobody. */
export function wantedPerson(typed: string): WantedPerson {
  const value = cleanLine(typed)
  if (value.includes('@')) return { kind: 'email', value }
  const digits = phoneDigits(value)
  // A number of ours may be seven digits, and nobody's phone number is.
  const reference = digits.length <= 7 ? readReference(value) : null
  if (!reference && digits.length >= fewestDigits) return { kind: 'phone', value: digits }
  return reference ? { kind: 'reference', value: reference } : { kind: 'email', value }
}

/** However each of them was typed. */
export function isSamePerson(one: WantedPerson, other: WantedPerson) {
  return one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase()
}
