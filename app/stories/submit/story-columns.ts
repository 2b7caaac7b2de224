import type { NewStory } from '../queries.server.ts'
import { type FieldColumn, fieldList } from '../story-fields.ts'
import { cityStateOf } from './city-state.ts'
import { isNameWish, type SubmissionValues } from './submission.ts'

/** The columns of a story as its form filled them. The values must have passed. */
export function storyColumns(values: SubmissionValues): Pick<NewStory, FieldColumn> {
  const { nameDisplay } = values
  const texts = fieldList.map(({ name, column, isRequired }) => [
    column,
    values[name] || (isRequired ? '' : null),
  ])
  return {
    ...Object.fromEntries(texts),
    // These are not what was typed but what it means.
    city_state: cityStateOf(values),
    allow_sharing: values.allowSharing === 'on',
    name_display: isNameWish(nameDisplay) && nameDisplay !== '' ? nameDisplay : null,
  }
}
