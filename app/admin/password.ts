import { randomBytes } from 'node:crypto'

export const minPasswordLength = 12
export const maxPasswordLength = 128

// 32 signs, none of which is mistaken for another in any typeface: no l and 1, no o and 0.
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** Easy to read out and to type: four groups of five, 100 bits. */
export function generatePassword() {
  const random = randomBytes(groups * groupLength)
  const text = Array.from(random, (byte) => signs[byte % signs.length]).join('')
  return Array.from({ length: groups }, (_, group) =>
    text.slice(group * groupLength, (group + 1) * groupLength),
  ).join('-')
}
