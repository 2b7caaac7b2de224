/** A mail as the owner keeps it. Words in braces are filled in when it is opened. */
export type Template = { id: string; name: string; subject: string; body: string }

/** What may stand in braces. */
export const templateFields = {
  name: 'their name',
  reference: 'the number of the application',
  place: 'where they want to live',
  program: 'the program they asked for',
  costs: 'the whole cost of that program, from your claims',
  brand: 'your name',
  phone: 'your phone number',
  email: 'your e-mail address',
} as const
export type TemplateField = keyof typeof templateFields

export const defaultTemplates: readonly Template[] = [
  {
    id: 'when-can-we-call',
    name: 'When can we call?',
    subject: 'When can we call you?',
    body: 'Hello {name},\n\nthank you for your application {reference}. We have read it, and we would like to talk with you about a home in {place}.\n\nWhen is a good time to call? Write back with a day and an hour, or call us at {phone}.',
  },
  {
    id: 'what-we-need',
    name: 'What we need from you',
    subject: 'What we need for your application {reference}',
    body: 'Hello {name},\n\nto go on with your application for {place} we need three things: proof of your income of the last two months, a letter of your current or last landlord if you have one, and a few words about what happened and what is different now.\n\nPlease do not send Social Security, card or bank numbers by mail. We never ask for them.\n\nQuestions? Call us at {phone}.',
  },
  {
    id: 'costs-in-writing',
    name: 'Costs in writing',
    subject: 'What the {program} costs',
    body: 'Hello {name},\n\nyou asked what the {program} costs. This is all of it:\n\n{costs}\n\nThere is nothing to pay before you agree. Take your time, and ask before you sign anything: {phone} or {email}.',
  },
  {
    id: 'cannot-help',
    name: 'We cannot help with this',
    subject: 'About your application {reference}',
    body: 'Hello {name},\n\nthank you for telling us what happened. We have looked at your application for {place}, and we cannot help with this one. You owe us nothing.\n\nThe local housing authority and the legal aid office near you help for free. Calling 211 finds both.\n\nIf something changes, write to us again: {email}.',
  },
]

const fieldShape = /\{([^{}\n]{0,40})\}/g
export const maxTemplates = 12
export const templateLimits = { name: 60, subject: 150, body: 4000 } as const

export function unknownFields(text: string): string[] {
  const known = Object.keys(templateFields)
  return [...new Set([...text.matchAll(fieldShape)].map(([, field = '']) => field))].filter(
    (field) => !known.includes(field),
  )
}

export function fillIn(text: string, values: Record<TemplateField, string>) {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(fieldShape, (written, field: string) => known.get(field) ?? written)
}

type Limited = keyof typeof templateLimits

/** What was typed, what is wrong with it, and whether it is only to be looked at. */
export type TypedTemplate = Template & { errors: Partial<Record<Limited, string>>; isPreview: boolean }

/** What is wrong, by field. */
export function checkTemplate(typed: Omit<Template, 'id'>) {
  const errors: Partial<Record<Limited, string>> = {}
  for (const [field, limit] of Object.entries(templateLimits) as [Limited, number][]) {
    const text = typed[field]
    const [unknown] = unknownFields(text)
    if (!text.trim()) errors[field] = 'Please write something here.'
    else if ([...text].length > limit) errors[field] = `Please keep it to ${limit} characters.`
    else if (unknown !== undefined)
      errors[field] = `There is no field {${unknown}}. You can use ${fieldNames}.`
  }
  return errors
}

export const fieldNames = Object.keys(templateFields)
  .map((field) => `{${field}}`)
  .join(', ')
