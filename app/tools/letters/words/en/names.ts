import type { LetterKind } from '../../letter.ts'

/** What each is called in lists and links. */
export const words: Record<LetterKind, string> = {
  report: 'Send me my report',
  name: 'Who made the report?',
  dispute: 'This is wrong',
  'wrong-name': 'This is not me',
  reconsider: 'Please look again',
  eviction: 'About an eviction',
  'broken-lease': 'About a broken lease',
  credit: 'About bad credit',
  record: 'About a record',
  thanks: 'Thank you',
}
