import type { Db } from '../db/tables.ts'
import type { Language } from '../platform/language.ts'
import type { Article } from './article.ts'
import { sharedId } from './translations.ts'

type Translation = { language: Language; slug: string }

/** Where readers find the same article in other languages; the newest last, should there be two in one. */
export async function listTranslations(
  db: Db,
  article: Pick<Article, 'id' | 'language' | 'translationOf'>,
): Promise<Translation[]> {
  const shared = sharedId(article)
  return await db
    .selectFrom('articles')
    .select(['language', 'slug'])
    .where(({ eb, or }) => or([eb('id', '=', shared), eb('translation_of', '=', shared)]))
    .where('language', '<>', article.language)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
