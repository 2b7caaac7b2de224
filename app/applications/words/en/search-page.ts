import { grouped } from '../../../platform/us-number.ts'

export const words = {
  pageTitle: 'Search applications, admin',
  how: 'Search by name, e-mail, any part of the phone number, place, words or reference.',
  order: 'Newest first, from all lists',
  tooShort: 'Please write at least three letters or digits of what you look for.',
  found: (count: number) => {
    if (count === 0) return 'Nothing found.'
    return count === 1 ? '1 application found.' : `${count} applications found.`
  },
  foundMore: (shown: number) =>
    `More than ${shown} found: these are the newest. Another word makes them fewer.`,
  leftOut: (parts: string[]) => `Too short to be looked for: ${parts.join(', ')}.`,
  newestOnly: (count: number) => `Only the newest ${grouped(count)} applications were looked at.`,
}
