/** What may stand in the braces of a mail. */
export const templateFields = [
  'name',
  'reference',
  'place',
  'program',
  'costs',
  'brand',
  'phone',
  'email',
] as const
export type TemplateField = (typeof templateFields)[number]

/** '{name}' */
export function inBraces(field: string) {
  return `{${field}}`
}
