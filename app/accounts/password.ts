import { randomBytes } from 'node:crypto'

// 32 signs, none of which is mistaken for another in any typeface: no l and 1, no o and 0.
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groupLength = 5

/** Easy to read out and to type: four groups of five, 100 bits. */
export function generatePassword() {
  return generateGroups(4)
}

/** Ten of them, each good for one sign-in without the phone: 50 bits, behind a lock after ten wrong ones. */
export function generateBackupCodes() {
  return Array.from({ length: 10 }, () => generateGroups(2))
}

function generateGroups(groups: number) {
  const random = randomBytes(groups * groupLength)
  const text = Array.from(random, (byte) => signs[byte % signs.length]).join('')
  return Array.from({ length: groups }, (_, group) =>
    text.slice(group * groupLength, (group + 1) * groupLength),
  ).join('-')
}
