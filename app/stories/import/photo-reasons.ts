import type { RefusalReason } from '../../photos/photo.ts'

export const tooLargePhoto = 'is larger than the site takes'

/** The words for a report; those of the form speak to the person who chose the file. */
export const photoReasons: Record<RefusalReason, string> = {
  'not-image': 'is not an image',
  'other-kind': 'is an image of a kind that is not taken',
  'too-large': tooLargePhoto,
  'phone-format': 'is in a phone format that cannot be read here',
  unreadable: 'is damaged or cannot be read',
  busy: 'could not be looked at, too many were waiting',
}
