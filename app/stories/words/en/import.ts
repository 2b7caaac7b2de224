import type { RefusalReason } from '../../../photos/photo.ts'
import { grouped } from '../../../platform/us-number.ts'

/** The words for a report; those of the form speak to the person who chose the file. */
const photos: Record<RefusalReason, string> = {
  'not-image': 'is not an image',
  'other-kind': 'is an image of a kind that is not taken',
  'too-large': 'is larger than the site takes',
  'phone-format': 'is in a phone format that cannot be read here',
  'too-many-pixels': 'has more pixels than the site takes',
  unreadable: 'is damaged or cannot be read',
  busy: 'could not be looked at, too many were waiting',
}

export const words = {
  /** Behind the name of a field, or of the row. */
  fields: {
    missing: 'is missing',
    longerThan: (characters: number) => `is longer than ${grouped(characters)} characters`,
    noCharacter: 'contains the character U+0000',
    noAddress: 'is no e-mail address',
    noCityState: 'is not a city and a state joined by a comma',
    noDate: 'is no date such as 2024-05-01',
    noHash: 'is no hash of a private link',
    nowUsed: 'is missing: the moment of the import is used',
    unknownName: 'is unknown: first name and last initial are shown',
    unknownState: 'names no US state: the story is on no page of a place',
    unknownLanguage: 'is unknown: the story counts as English',
    rejected: 'becomes rejected: the author took the story back',
    erased: 'was deleted on the person’s own wish, and stays so',
    earlierRow: 'is that of an earlier row of this file, which was taken',
    strangeSeal: 'was not made by this site for these words: it is left out',
  },
  photos,
  inlinePhotos: {
    noPicture: 'is no JPG, PNG, WebP or HEIC picture',
    onlyAddress:
      'is only the web address of a picture: the story comes without it. Download as JSON with the photos in the file to bring it along',
  },
}
