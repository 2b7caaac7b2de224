import type { ReactNode } from 'react'
import type { TemplateField } from '../../inbox/template-fields.ts'

/** What stands for each of them when a mail is opened. */
const fields: Record<TemplateField, string> = {
  name: 'their name',
  reference: 'the number of the application',
  place: 'where they want to live',
  program: 'the program they asked for',
  costs: 'the whole cost of that program, from your claims',
  brand: 'your name',
  phone: 'your phone number',
  email: 'your e-mail address',
}

export const words = {
  pageTitle: 'Mails of applications, admin',
  title: 'Mails of applications',
  lead: (back: (words: string) => ReactNode) => (
    <>
      Opened from an application, filled in and read once more before they go out.{' '}
      {back('Back to the applications')}
    </>
  ),
  fieldsLabel: 'Fields',
  fieldsTitle: 'What you can put in braces',
  fields,
  another: 'Another mail',
  name: 'Its name in the list',
  subject: 'Subject',
  body: 'Words',
  preview: 'Preview',
  add: 'Add it',
  save: 'Save',
  remove: 'Remove',
  removeMeans: 'The applications will no longer offer it, and its words are not kept.',
  yesRemove: 'Yes, remove it',
  missing: (names: string[]) => `The program has more mails of its own: ${names.join(', ')}`,
  bringBack: 'Bring back the program’s own mails',
  late: 'Somebody changed this mail since you opened the page. What you typed is still here: save again to keep it, or load the page again to keep what is saved now.',
  thereNow: 'What is saved now',
  problems: {
    missing: 'Please write something here.',
    tooMany: (most: number) =>
      `There are ${most} mails in this language already. Remove one, then save this one again.`,
    tooLong: (limit: number) => `Please keep it to ${limit} characters.`,
    unknownField: (field: string, known: string[]) =>
      `There is no field ${field}. You can use ${known.join(', ')}.`,
  },
}
