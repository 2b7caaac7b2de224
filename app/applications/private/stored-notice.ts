import type { Site } from '../../site/site.ts'
import { consentsIn } from '../consents.ts'
import type { OwnApplication } from './private-page.tsx'
import { privateWords } from './private-words.ts'

/** What is said once a message is stored: whether we may answer it, too. */
export function storedNotice({ consents, isClosed }: OwnApplication, { language, phone }: Site) {
  const { sent, sentClosed, sentResting } = privateWords[language].mine.messages
  if (consents.some(({ kind, isGiven }) => kind === 'contact' && isGiven)) return sent
  const { label } = consentsIn(language).contact
  // What is closed has no button to allow it again.
  return isClosed ? sentClosed(label, phone) : sentResting(label)
}
