import { randomInt } from 'node:crypto'

/** Read out over the phone: nothing that is heard or read as something else. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const groups = [3, 4]

/** 'K7M-4Q2X': 27 thousand million of them, so that chance seldom draws one twice; the column refuses it then. */
export function newReference() {
  return groups
    .map((length) => Array.from({ length }, () => signs[randomInt(signs.length)]).join(''))
    .join('-')
}

/** As somebody may have typed or heard it; null for what cannot be one. */
export function readReference(text: string): string | null {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const isOne = typed.length === 7 && [...typed].every((sign) => signs.includes(sign))
  return isOne ? `${typed.slice(0, 3)}-${typed.slice(3)}` : null
}
