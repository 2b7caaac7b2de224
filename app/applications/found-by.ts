import { searchText } from '../platform/search-text.ts'
import { extensionShape } from '../platform/us-phone.ts'

type Found = {
  reference: string
  full_name: string
  email?: string | null
  phone?: string | null
  place: string
  words: string
}

/**
 * Everything an application is found by, in one column: an index over parts of words needs a single one. Others of
 * the same person are found by the number alone.
 */
export function foundBy({ reference, full_name, email, phone, place, words }: Found) {
  const digits = digitsIn(phone)
  const parts = [reference, reference.replace('-', ''), full_name, email ?? '', digits, place, words]
  return {
    search_text: searchText(parts.filter(Boolean).join('\n')),
    phone_digits: phoneDigits(phone),
  }
}

/** The country code is written by some. */
export function phoneDigits(phone: string | null | undefined) {
  return digitsIn(phone).slice(-10)
}

/** Without the extension: it is no part of the number. */
function digitsIn(phone: string | null | undefined) {
  return (phone ?? '').replace(extensionShape, '').replace(/\D/g, '')
}
