import { cityStateOf, isNameWish, type SubmissionValues } from './submission.ts'

/** The columns of a story as its form filled them. The values must have passed. */
export function storyColumns(values: SubmissionValues) {
  const { nameDisplay } = values
  return {
    full_name: values.fullName,
    email: values.email,
    phone: values.phone || null,
    city_state: cityStateOf(values),
    approval_date: values.approvalDate || null,
    headline: values.headline,
    how_helped: values.howHelped,
    encouragement: values.encouragement,
    allow_sharing: values.allowSharing === 'on',
    name_display: isNameWish(nameDisplay) && nameDisplay !== '' ? nameDisplay : null,
  }
}
