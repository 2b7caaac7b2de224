import type { NumberWords } from '../../../claims/kit-words.ts'

export const words = {
  section: 'The kit’s renter number',
  labels: {
    registeredBy: 'Who registers the renter number',
    acceptedAt: 'Where the renter number is accepted',
    does: 'What the renter number does',
    doesNot: 'What the renter number does not do',
  } satisfies Record<keyof NumberWords, string>,
  alwaysAdded:
    'After your words the page always says that the number never replaces a Social Security number.',
}
