import type { Site } from '../../site/site.ts'
import { consentsIn } from '../consents.ts'
import type { Said } from './private-link.ts'
import type { OwnApplication } from './private-page.tsx'
import { privateWords } from './private-words.ts'

/** What the page says once a wish is done. */
export function saidNotice(said: Said | undefined, application: OwnApplication, site: Site) {
  const { contact, yes, data } = privateWords[site.language].mine
  switch (said) {
    case 'message':
      return messageNotice(application, site)
    case 'corrected':
      return contact.corrected
    case 'asked-again':
      return `${contact.corrected} ${contact.askAgain(consentsIn(site.language).machine.label)}`
    case 'allowed':
      return yes.kept
    case 'taken-back':
      return yes.isTakenBack
    case 'withdrawn':
      return data.withdrawn
    default:
      return undefined
  }
}

/** Whether we may answer it, too. */
function messageNotice({ consents, isClosed }: OwnApplication, { language, phone }: Site) {
  const { sent, sentClosed, sentResting } = privateWords[language].mine.messages
  if (consents.some(({ kind, isGiven }) => kind === 'contact' && isGiven)) return sent
  const { label } = consentsIn(language).contact
  // What is closed has no button to allow it again.
  return isClosed ? sentClosed(label, phone) : sentResting(label)
}
