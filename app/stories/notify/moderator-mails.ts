import { countWords } from '../../db/bounds.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'

/** Never who sent it: names and addresses stay behind the sign-in. */
export type ArrivedStory = { headline: string; isFlagged: boolean }

const offer = (site: MailSite) => ({ button: 'Read and decide', href: `${site.url}/admin` })
const why = 'You get this mail because you look after the stories. The owner decides how often it comes.'

/** `isLast`: more than this many in an hour come without a mail. */
export function storyArrived(site: MailSite, { headline, isFlagged }: ArrivedStory, isLast: boolean) {
  return composeMail(site, `${site.brand}: a new story is waiting`, [
    'Somebody shared a story. It waits for your decision.',
    { quote: headline },
    ...(isFlagged ? ['Please look twice: something about it looks like spam.'] : []),
    offer(site),
    ...(isLast ? ['Many stories came in this hour. For the rest of it, no more mails about new ones.'] : []),
    why,
  ])
}

const headlinesShown = 50

/** What came in a day. */
export function storiesOfDay(site: MailSite, stories: ArrivedStory[], waiting: number) {
  const count = stories.length === 1 ? 'One new story' : `${stories.length} new stories`
  const items = stories
    .slice(0, headlinesShown)
    .map(({ headline, isFlagged }) => (isFlagged ? `${headline} (flagged: please look twice)` : headline))
  const more = stories.length - items.length
  return composeMail(site, `${site.brand}: ${count.toLowerCase()}`, [
    `${count} came in since yesterday.`,
    { items: more > 0 ? [...items, `and ${more} more`] : items },
    waiting === 1 ? 'One story waits for a decision.' : `${countWords(waiting)} stories wait for a decision.`,
    offer(site),
    why,
  ])
}
