import type { Actor } from '../audit/audit.ts'
import type { ErrorLog } from '../platform/context.ts'
import { parseVersion } from '../platform/outside-text.ts'
import {
  type ArticleErrors,
  type ArticleFields,
  parseArticle,
  type TypedArticle,
  typedFrom,
} from './article-form.ts'
import { createArticle, type Saved, updateArticle } from './edit-queries.server.ts'
import { type ImageIntake, receiveImage } from './receive-image.server.ts'
import type { Refused } from './save-answer.ts'
import { savingWords } from './saving-words.ts'

type Parts = {
  intake: ImageIntake
  form: FormData
  /** Of a new article it was made with the form. */
  id: string
  isNew: boolean
  defaultAuthor: string
  who: Actor
  log: Pick<ErrorLog, 'error'>
}

type Outcome = { saved: { id: string; fields: ArticleFields } } | { refused: Refused }

/** One posted article form. Whatever fails, on a full disk say, what was typed comes back. */
export async function saveArticleForm(parts: Parts): Promise<Outcome> {
  const typed = typedFrom(parts.form)
  try {
    return await saveTyped(typed, parts)
  } catch (error) {
    parts.log.error({ err: error }, 'an article was not saved')
    return { refused: { status: 500, typed, errors: {}, problem: savingWords.en.broken } }
  }
}

/** A picture that came with it is kept even when the rest is refused. */
async function saveTyped(typed: TypedArticle, parts: Parts): Promise<Outcome> {
  const { intake, form, id, isNew, defaultAuthor, who } = parts
  const image = await receiveImage(intake, form.get('imageFile'), who)
  if (image && 'url' in image) typed.imageUrl = image.url
  const { fields, errors: found } = parseArticle(typed, { defaultAuthor })
  const errors: ArticleErrors = image && 'refusal' in image ? { ...found, imageFile: image.refusal } : found
  if (Object.keys(errors).length > 0) return { refused: { status: 422, typed, errors } }
  // Who has seen the difference may replace a newer version than the one the form was opened with.
  const over = String(form.get('replaces') ?? form.get('version') ?? '')
  // None is 0, so that a form without one is told of what is saved.
  const version = parseVersion(over) ?? 0
  const create = () => createArticle(intake.database, id, fields, who)
  let saved =
    isNew && !over ? await create() : await updateArticle(intake.database, { id, version }, fields, who)
  // The form of a new article makes it, whatever version it says.
  if (isNew && saved.kind === 'gone') saved = await create()
  if (saved.kind === 'saved') return { saved: { id, fields } }
  return { refused: { status: 409, typed, errors: {}, ...refusalOf(saved) } }
}

function refusalOf(saved: Exclude<Saved, { kind: 'saved' }>): Partial<Refused> {
  const { slugInBin, slugTaken, inBin, erased } = savingWords.en
  switch (saved.kind) {
    case 'slug-taken':
      return { errors: { slug: saved.isInBin ? slugInBin : slugTaken } }
    case 'conflict':
      return { conflict: saved.theirs }
    case 'in-bin':
      return { problem: inBin, overVersion: saved.broughtBack ?? undefined }
    case 'gone':
      return { problem: erased }
  }
}
