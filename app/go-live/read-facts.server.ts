import { readBackupStatus } from '../backup/status-queries.server.ts'
import { warningsAbout } from '../claims/claim-rules.ts'
import type { Db } from '../db/tables.ts'
import { findOut } from '../health/finding.ts'
import { type ProgressParts, readProgress } from '../onboarding/read-progress.server.ts'
import { pathIn } from '../platform/language.ts'
import { notedClaims } from '../settings/claims/claim-settings.server.ts'
import { claimsShown, type Shown } from '../settings/claims/claims-shown.server.ts'
import { findContentMark } from '../settings/claims/content-queries.server.ts'
import { listChosen } from '../settings/queries.server.ts'
import { draftWith } from '../settings/register.server.ts'
import { otherFigures, untranslated } from '../settings/translation-settings.server.ts'
import type { RenderPage } from '../site/context.ts'
import type { PageFamily } from '../site/page-family.ts'
import type { Facts, Line } from './facts.ts'
import { listDoubtfulStories, listPublished, listWithoutSecondStep } from './queries.server.ts'
import { spotWords } from './spot-words.ts'

export type ReviewParts = ProgressParts & {
  render: RenderPage
  families: readonly PageFamily[]
  now?: Date
}

/** Everything there is to look at: pages as they read now, settings, stories, articles and how the site is run. */
export async function readFacts(parts: ReviewParts): Promise<Facts> {
  const { db, site, facts, render, families, now = new Date() } = parts
  const heard = await findOut(facts.mail.look, 6000)
  const mail = 'value' in heard ? heard.value : null
  const progress = await readProgress(parts, { mail })
  const chosen = await listChosen(db)
  const { site: english, claims } = draftWith(site.url, chosen)
  const noted = notedClaims(chosen)
  const shown = await claimsShown(render, families, site, await findContentMark(db))
  const { uses, unread } = shown
  const { lines, articles } = await wordsOf(db, shown)
  return {
    ...{ now, site, claims, noted, uses, unread, mail },
    ...{ lines, articles },
    untranslated: untranslated(chosen),
    otherFigures: otherFigures(chosen, english),
    warnings: warningsAbout({ claims, noted: new Set(noted.keys()), uses, lines: shown.lines }),
    demo: progress.demo,
    doubtfulStories: await listDoubtfulStories(db),
    isBrandKept: progress.brand.isChosen,
    hasOwnPassword: progress.hasOwnPassword,
    withoutSecondStep: await listWithoutSecondStep(db),
    lastBackupAt: (await readBackupStatus(db)).last?.at ?? null,
    mailFrom: facts.mailFrom,
  }
}

type Words = Pick<Facts, 'lines' | 'articles'>

const known = new WeakMap<Shown, Promise<Words>>()

/** Read once for as long as the pages stay the same: a published article that changes makes them change. */
function wordsOf(db: Db, shown: Shown): Promise<Words> {
  const words = known.get(shown) ?? readWords(db, shown)
  known.set(shown, words)
  words.catch(() => known.delete(shown))
  return words
}

async function readWords(db: Db, { lines }: Shown): Promise<Words> {
  const published = await listPublished(db)
  return {
    lines: [...lines, ...published.flatMap(articleLines)],
    articles: published.map(({ id, slug, title, updatedAt, language, translationOf }) => ({
      ...{ id, slug, title, updatedAt, language },
      shared: translationOf ?? id,
    })),
  }
}

type Published = Pick<
  Awaited<ReturnType<typeof listPublished>>[number],
  'slug' | 'language' | 'title' | 'excerpt' | 'content'
>

/** Title and excerpt stand together, then one paragraph after another. */
export function articleLines({ slug, language, title, excerpt, content }: Published): Line[] {
  const at = { page: spotWords.en.article(title), path: pathIn(language, `/articles/${slug}`) }
  return [[title, excerpt], ...content.split(/\n\s*\n/).map((paragraph) => [paragraph])].flatMap(
    (texts, block) =>
      texts
        .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.!?]) (?=\S)/))
        .map((text) => ({ ...at, text: text.trim(), block }))
        .filter(({ text }) => text),
  )
}
