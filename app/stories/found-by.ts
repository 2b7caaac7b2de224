import { searchText } from '../platform/search-text.ts'
import { storyFields } from './story-fields.ts'

export const searchedColumns = Object.values(storyFields)
  .filter((field) => field.kind === 'line' || field.kind === 'text' || field.kind === 'email')
  .map(({ column }) => column)

type Found = Readonly<Record<(typeof searchedColumns)[number], string>>

/** Everything moderators find a story by, in one column: neither database can fold accents while it searches. */
export function storyFoundBy(story: Found) {
  return { search_text: searchText(searchedColumns.map((column) => story[column]).join('\n')) }
}
