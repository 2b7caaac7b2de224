import { z } from 'zod'
import { languages } from '../platform/language.ts'
import type { ArticleFields } from './article-form.ts'

const Fields: z.ZodType<ArticleFields> = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  published: z.boolean(),
  publishAt: z.coerce.date().nullable(),
  // Older ones were all in English.
  language: z.enum(languages).default('en'),
  translationOf: z.string().default(''),
})

/** The fields of a revision, read back from its JSON. */
export function parseSavedFields(json: unknown): ArticleFields {
  return Fields.parse(json)
}
