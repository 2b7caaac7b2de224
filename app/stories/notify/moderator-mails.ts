import { countWords } from '../../db/bounds.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { moderatorMailWords } from './moderator-mail-words.ts'

/** Never who sent it: names and addresses stay behind the sign-in. */
export type ArrivedStory = { headline: string; isFlagged: boolean }

const { arrived, ofDay, decide, why } = moderatorMailWords.en

const offer = (site: MailSite) => ({ button: decide, href: `${site.url}/admin` })

/** `isLast`: more than this many in an hour come without a mail. */
export function storyArrived(site: MailSite, { headline, isFlagged }: ArrivedStory, isLast: boolean) {
  return composeMail(site, arrived.subject(site.brand), [
    arrived.lead,
    { quote: headline },
    ...(isFlagged ? [arrived.odd] : []),
    offer(site),
    ...(isLast ? [arrived.lastOfHour] : []),
    why,
  ])
}

const headlinesShown = 50

/** What came in a day. */
export function storiesOfDay(site: MailSite, stories: ArrivedStory[], waiting: number) {
  const items = stories
    .slice(0, headlinesShown)
    .map(({ headline, isFlagged }) => (isFlagged ? ofDay.odd(headline) : headline))
  const more = stories.length - items.length
  return composeMail(site, ofDay.subject(site.brand, stories.length), [
    ofDay.lead(stories.length),
    { items: more > 0 ? [...items, ofDay.more(more)] : items },
    waiting === 1 ? ofDay.oneWaits : ofDay.manyWait(countWords(waiting)),
    offer(site),
    why,
  ])
}
