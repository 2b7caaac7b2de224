import type { Db } from '../../db/tables.ts'
import { isLanguage, languages, pathIn } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import { type ArticleFields, isSameTyped, typedOf } from '../article-form.ts'
import { findDraft } from '../draft-queries.server.ts'
import { findArticle } from '../edit-queries.server.ts'
import { listTold } from '../join-queries.server.ts'
import { previewPath } from '../preview-link.server.ts'
import { fieldsOfRow } from '../revision-queries.server.ts'
import { joinableTo, sharedId, translationsAmong } from '../translations.ts'
import type { Translations } from './translation-panel.tsx'
import type { Opened } from './use-editor.ts'

type Asked = {
  key: string
  isNew: boolean
  email: string
  site: Site
  secret: string
  /** Chosen without JavaScript: the form opens with the unsaved text. */
  wantsDraft: boolean
  /** A new one begins as this article in another language. */
  translates?: string | null
  /** Which language that is. */
  into?: string | null
}

/** What the editor opens with; null when there is no such article, or a new one is saved by now. */
export async function openEditor(db: Db, asked: Asked) {
  const { key, isNew, email, site, secret, wantsDraft } = asked
  const article = await findArticle(db, key)
  if (isNew === (article !== null)) return null
  const saved = typedOf(article ? fieldsOfRow(article) : await newFields(db, asked))
  const found = await findDraft(db, email, key)
  const draft = found && !isSameTyped(found.typed, saved) ? found : null
  const version = article?.version ?? null
  const isShown = draft !== null && (isNew || wantsDraft)
  const opened: Opened = {
    draftKey: key,
    version,
    saved,
    shown: isShown ? draft.typed : saved,
    shownVersion: isShown ? draft.baseVersion : version,
  }
  return {
    opened,
    draft: wantsDraft ? null : draft,
    email,
    defaultAuthor: site.brand,
    createdAt: article?.created_at ?? new Date(),
    previewUrl:
      article && !article.published ? site.url + pathIn(article.language, previewPath(secret, key)) : null,
    translations: article && (await translationsOf(db, { id: key, translationOf: article.translation_of })),
  }
}

async function translationsOf(
  db: Db,
  article: { id: string; translationOf: string | null },
): Promise<Translations> {
  const all = await listTold(db, article.id)
  return { joined: translationsAmong(article, all), joinable: joinableTo(article, all) }
}

/** The words of the article that is translated stand there to be written over; its address is not taken twice. */
async function newFields(db: Db, { site, translates, into }: Asked): Promise<ArticleFields> {
  const other = translates ? await findArticle(db, translates) : null
  if (!other) return emptyFields(site.brand)
  return {
    ...fieldsOfRow(other),
    slug: '',
    published: false,
    publishAt: null,
    language: into && isLanguage(into) ? into : (languages.find((one) => one !== other.language) ?? 'en'),
    translationOf: sharedId({ id: other.id, translationOf: other.translation_of }),
  }
}

function emptyFields(author: string): ArticleFields {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    author,
    imageUrl: '',
    imageAlt: '',
    published: false,
    publishAt: null,
    language: 'en',
    translationOf: '',
  }
}
