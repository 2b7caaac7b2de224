import { type ApplicationList, isFiltered, type ListName } from './application-list.ts'
import type { ListCounts } from './list-counts.ts'

const titles: Record<ListName, string> = {
  new: 'No new applications',
  contacted: 'Nobody waits for an answer to your call',
  'in-progress': 'Nothing is in progress',
  approved: 'No approved applications yet',
  closed: 'No closed applications',
  due: 'Nothing is due today',
  spam: 'Nothing looks like spam',
}

const moved = 'Applications come here when you move them.'
const texts: Record<ListName, string> = {
  new: 'When somebody applies, it hangs here.',
  contacted: moved,
  'in-progress': moved,
  approved: moved,
  closed: moved,
  due: 'Set a follow-up date, and it stands here on that day.',
  spam: 'What looks odd stands here, and is never lost.',
}

/** `isMore`: a filter has read a part of the list only. */
export function emptyWords(list: ApplicationList, { due }: ListCounts, isMore: boolean) {
  if (isMore)
    return { title: 'Nothing found so far', text: 'The list is long: a part of it has been looked through.' }
  if (isFiltered(list))
    return { title: 'Nothing found', text: 'No application of this list fits the filter.' }
  const waiting = due === 1 ? 'One person waits' : `${due > 999 ? 'Many' : due} people wait`
  return {
    title: titles[list.name],
    text: `${texts[list.name]}${due > 0 && list.name !== 'due' ? ` ${waiting} to hear from you today.` : ''}`,
  }
}
