import { type ApplicationList, isFiltered } from './application-list.ts'
import type { inboxWords } from './inbox-words.ts'
import type { ListCounts } from './list-counts.ts'

/** `isMore`: a filter has read a part of the list only. */
export function emptyWords(
  words: typeof inboxWords.en,
  list: ApplicationList,
  { due }: ListCounts,
  isMore: boolean,
) {
  if (isMore) return words.nothingSoFar
  if (list.after) return words.nothingFurther
  if (isFiltered(list)) return words.nothingFound
  const { title, text } = words.empty[list.name]
  return { title, text: due > 0 && list.name !== 'due' ? `${text} ${words.dueToday(due)}` : text }
}
