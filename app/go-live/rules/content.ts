import { englishNames, languages, otherLanguages, pathIn } from '../../platform/language.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { CheckedSource, Facts } from '../facts.ts'
import { laws, ownCare, ownPromise } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { gathered, isArticle, linesAt, linesWith, matched, spot } from '../spots.ts'
import { yearsSince } from './claims.ts'

const words = ruleWords.en.content

const openArticles = { label: words.mend.articles, href: '/admin/articles' }
const removeDemo = { label: words.mend.demo, href: '/admin/start#demo' }
/** How long a figure may stand after its year, and how long a law, an article or a policy may go unread. */
const figureYears = 2
const reviewYears = 1

/** A page that shows it. */
const shownAt: [CheckedSource, href: string][] = [
  ['stateLaws', '/state/texas'],
  ['federalLaw', '/told-no'],
  ['assistance', '/city/houston-tx'],
  ['legalAid', '/legal-aid'],
]

const others = new Intl.ListFormat('en-US').format(otherLanguages.map((language) => englishNames[language]))

export const contentRules: Rule[] = [
  {
    id: 'demo-articles',
    ...words.demoArticles,
    gravity: 'first',
    law: ownPromise(words.promises.yours),
    mend: removeDemo,
    find: ({ demo }) =>
      demo.articles === 0
        ? []
        : [spot(words.found.articles(demo.articles), words.found.allArticles, '/articles')],
  },
  {
    id: 'demo-stories',
    ...words.demoStories,
    gravity: 'stop',
    law: laws.fakeReviews,
    mend: removeDemo,
    find: ({ demo }) =>
      demo.stories === 0 ? [] : [spot(words.found.stories(demo.stories), words.found.wall, '/approval-wall')],
  },
  {
    id: 'demo-applications',
    ...words.demoApplications,
    gravity: 'first',
    law: ownCare(words.promises.nobodyWaits),
    mend: removeDemo,
    find: ({ demo }) =>
      demo.applications === 0
        ? []
        : [spot(words.found.applications(demo.applications), words.found.inbox, '/admin/applications')],
  },
  {
    id: 'old-figures',
    ...words.oldFigures,
    gravity: 'later',
    law: ownCare(words.promises.figuresFor(figureYears)),
    mend: { label: words.mend.state, href: '/state/texas' },
    find: ({ lines, now }) =>
      matched(lines, statedYears, {
        words: (years) => words.found.figures(years.replace(/^\D+(?=FY)/, '')),
        isMeant: ({ path }) => !isArticle(path),
      }).filter(({ text }) => lastYear(text) + figureYears < now.getUTCFullYear()),
  },
  {
    id: 'old-laws',
    ...words.oldLaws,
    gravity: 'later',
    law: ownCare(words.promises.checkedYearly),
    mend: { label: words.mend.state, href: '/state/texas' },
    find: ({ checkedOn, now }) =>
      shownAt
        .filter(([source]) => yearsSince(new Date(checkedOn[source]), now) >= reviewYears)
        .map(([source, href]) =>
          spot(words.found.checked[source](checkedOn[source]), words.found.seePage, href),
        ),
  },
  {
    id: 'articles-to-check',
    ...words.articlesToCheck,
    gravity: 'later',
    law: ownCare(words.promises.readYearly),
    mend: openArticles,
    find: articlesToCheck,
  },
  {
    id: 'policies-to-read',
    ...words.policiesToRead,
    gravity: 'first',
    law: ownPromise(words.promises.termsAreDone),
    mend: { label: words.mend.policy, href: '/policy-terms' },
    find: ({ lines, now }) =>
      gathered(
        linesWith(lines, lastUpdated)
          .filter(({ text }) => yearsSince(dayWritten(text), now) >= reviewYears)
          .map((line) => [line.text, line]),
      ),
  },
  {
    id: 'untranslated-words',
    ...words.untranslatedWords,
    why: words.untranslatedWords.why(others),
    todo: words.untranslatedWords.todo(others),
    gravity: 'later',
    law: ownPromise(words.promises.readsTheSame(others)),
    mend: { label: words.mend.translate(others), href: '/admin/settings/spanish' },
    find: wordsInEnglishAlone,
  },
  {
    id: 'other-figures',
    ...words.otherFigures,
    todo: words.otherFigures.todo(others),
    gravity: 'stop',
    law: laws.deception,
    mend: { label: words.mend.translate(others), href: '/admin/settings/spanish' },
    find: ({ otherFigures }) =>
      otherFigures.map(({ language, label, href, english, own }) =>
        spot(
          words.found.otherFigures(label, english, englishNames[language], own),
          words.found.translate(englishNames[language]),
          href,
        ),
      ),
  },
  {
    id: 'untranslated-articles',
    ...words.untranslatedArticles,
    gravity: 'later',
    law: ownPromise(words.promises.readsTheSame(others)),
    mend: openArticles,
    find: articlesInOneLanguage,
  },
  {
    id: 'pages-unread',
    ...words.pagesUnread,
    gravity: 'stop',
    law: ownCare(words.promises.lookedAt),
    mend: { label: words.mend.errors, href: '/admin/health' },
    find: ({ unread }) => unread.map((path) => spot(path, words.found.seePage, path)),
  },
  {
    id: 'old-copyright',
    ...words.oldCopyright,
    gravity: 'later',
    law: ownCare(words.promises.lookedAfter),
    mend: { label: words.mend.year, href: '/admin/settings#field-copyright-year' },
    find: ({ site, now }) =>
      site.copyrightYear < now.getUTCFullYear() ? [spot(words.found.copyright(site.copyrightYear))] : [],
  },
]

/** '2019–2023', 'FY2025', or a figure that names its year. Counts of the census stand for ten years. */
const statedYears =
  /\b20\d\d\s?[–-]\s?20\d\d\b|\bFY ?20\d\d\b|\b(?:rents?|wages?|incomes?|cases)\b[^.]{0,40}\b(?:in|of) 20\d\d\b(?!\s?[–-])/g
const facts =
  /\$\s?\d|\d\s?%|\b\d+ (?:hours|days|weeks|months|years|horas|días|semanas|meses|años)\b|\b(?:law|act|statute|court|ley|leyes|corte|tribunal)\b/i

const lastUpdated = /^(?:Last updated|Última actualización:) (\d\d)\/(\d\d)\/(\d{4})(?: \(mes\/día\/año\))?$/

function dayWritten(text: string) {
  const [, month, day, year] = lastUpdated.exec(text) ?? []
  return new Date(`${year}-${month}-${day}`)
}

function lastYear(text: string) {
  return Math.max(...Array.from(text.matchAll(/20\d\d/g), ([year]) => Number(year)))
}

/** A saved article was read: its review date is a year from there. */
function articlesToCheck({ articles, lines, site, now }: Facts): Spot[] {
  return articles.flatMap(({ id, slug, language, title, updatedAt }) => {
    const hasFacts = linesAt(lines, pathIn(language, `/articles/${slug}`)).some(({ text }) =>
      facts.test(text),
    )
    if (!hasFacts || yearsSince(updatedAt, now) < reviewYears) return []
    return [
      spot(
        words.found.lastSaved(title, dayIn(updatedAt, site.timeZone)),
        words.found.edit,
        `/admin/articles/${id}`,
      ),
    ]
  })
}

function wordsInEnglishAlone({ untranslated }: Facts): Spot[] {
  return [...Map.groupBy(untranslated, ({ label }) => label)].map(([text, lacking]) => ({
    text,
    places: lacking.map(({ language, href }) => ({
      label: words.found.translate(englishNames[language]),
      href,
    })),
  }))
}

function articlesInOneLanguage({ articles }: Facts): Spot[] {
  return [...Map.groupBy(articles, ({ shared }) => shared).values()].flatMap(([first, ...others]) => {
    const lacked = languages.filter((one) => ![first, ...others].some((article) => article?.language === one))
    if (!first || lacked.length === 0) return []
    const text = words.found.notIn(
      first.title,
      lacked.map((one) => englishNames[one]),
    )
    return [spot(text, words.found.open, `/admin/articles/${first.id}`)]
  })
}
