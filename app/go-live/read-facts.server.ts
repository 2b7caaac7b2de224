import { readBackupStatus } from '../backup/status-queries.server.ts'
import { warningsAbout } from '../claims/claim-rules.ts'
import type { Db } from '../db/tables.ts'
import { findOut } from '../health/finding.ts'
import { type ProgressParts, readProgress } from '../onboarding/read-progress.server.ts'
import { otherLanguages, pathIn } from '../platform/language.ts'
import { notedClaims } from '../settings/claims/claim-settings.server.ts'
import { claimsShown, type Shown } from '../settings/claims/claims-shown.server.ts'
import { findContentMark } from '../settings/claims/content-queries.server.ts'
import { listChosen } from '../settings/queries.server.ts'
import { readSites } from '../settings/read-site.server.ts'
import { draftWith } from '../settings/register.server.ts'
import { otherFigures, untranslated } from '../settings/translation-settings.server.ts'
import type { RenderPage } from '../site/context.ts'
import type { PageFamily } from '../site/page-family.ts'
import { checkedOn } from './checked-on.ts'
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
  const content = await findContentMark(db)
  const shown = await claimsShown(render, families, site, content)
  const { lines, uses, unread, articles } = await wordsOf(parts, shown, content)
  return {
    ...{ now, site, claims, noted, uses, unread, mail },
    ...{ lines, articles, checkedOn },
    untranslated: untranslated(chosen),
    otherFigures: otherFigures(chosen, english),
    warnings: warningsAbout({ claims, noted: new Set(noted.keys()), uses: shown.uses, lines: shown.lines }),
    demo: progress.demo,
    doubtfulStories: await listDoubtfulStories(db),
    isBrandKept: progress.brand.isChosen,
    hasOwnPassword: progress.hasOwnPassword,
    withoutSecondStep: await listWithoutSecondStep(db),
    lastBackupAt: (await readBackupStatus(db)).last?.at ?? null,
    mailFrom: facts.mailFrom,
  }
}

type Words = Pick<Facts, 'lines' | 'uses' | 'unread' | 'articles'>

const known = new WeakMap<Shown, { inOthers: Shown[]; words: Promise<Words> }>()

/** Read once for as long as the pages stay the same: a published article that changes makes them change. */
async function wordsOf(parts: ReviewParts, shown: Shown, content: string): Promise<Words> {
  const { db, site, render, families } = parts
  const sites = await readSites(db, site.url)
  const inOthers: Shown[] = []
  for (const language of otherLanguages)
    inOthers.push(await claimsShown(render, families, sites[language], content))
  const last = known.get(shown)
  if (last?.inOthers.every((one, place) => one === inOthers[place])) return last.words
  const words = readWords(db, [shown, ...inOthers])
  known.set(shown, { inOthers, words })
  words.catch(() => known.delete(shown))
  return words
}

async function readWords(db: Db, told: readonly Shown[]): Promise<Words> {
  const published = await listPublished(db)
  const { lines, uses, unread } = inAllLanguages(told)
  return {
    ...{ uses, unread },
    lines: [...lines, ...published.flatMap(articleLines)],
    articles: published.map(({ id, slug, title, updatedAt, language, translationOf }) => ({
      ...{ id, slug, title, updatedAt, language },
      shared: translationOf ?? id,
    })),
  }
}

/** What the pages show, those of every language together. */
export function inAllLanguages(told: readonly Shown[]): Shown {
  const uses: Shown['uses'] = new Map()
  for (const shown of told)
    for (const [name, of] of shown.uses) uses.set(name, [...(uses.get(name) ?? []), ...of])
  return {
    uses,
    lines: told.flatMap(({ lines }) => lines),
    unread: told.flatMap(({ unread }) => unread),
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
