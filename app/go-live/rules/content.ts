import {
  englishNames,
  languageNames,
  languages,
  otherLanguages,
  pathIn,
  splitLanguage,
} from '../../platform/language.ts'
import { longDate } from '../../platform/us-date.ts'
import type { Facts } from '../facts.ts'
import { laws, ownCare, ownPromise } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { gathered, linesAt, linesWith, matched, spot } from '../spots.ts'
import { yearsSince } from './claims.ts'

const openArticles = { label: 'Open the articles', href: '/admin/articles' }
const removeDemo = { label: 'Remove the demo content', href: '/admin/start#demo' }
/** How long a figure may stand after its year, and how long an article or a policy may go unread. */
const figureYears = 2
const reviewYears = 1

const others = new Intl.ListFormat('en-US').format(otherLanguages.map((language) => englishNames[language]))

export const contentRules: Rule[] = [
  {
    id: 'demo-articles',
    title: 'Articles that came with the program',
    gravity: 'first',
    law: ownPromise('what you publish is yours'),
    why: 'They were written as examples. Under your name their advice is yours.',
    todo: 'Remove them, or read each, make it your own and note here that you stand by them.',
    mend: removeDemo,
    find: ({ demo }) =>
      demo.articles === 0 ? [] : [spot(counted(demo.articles, 'article'), 'Articles', '/articles')],
  },
  {
    id: 'demo-stories',
    title: 'Stories that came with the program',
    gravity: 'stop',
    law: laws.fakeReviews,
    why: 'The people in them do not exist.',
    todo: 'Remove them before anybody takes them for clients.',
    mend: removeDemo,
    find: ({ demo }) =>
      demo.stories === 0
        ? []
        : [spot(counted(demo.stories, 'story', 'stories'), 'Approval wall', '/approval-wall')],
  },
  {
    id: 'demo-applications',
    title: 'Applications that came with the program',
    gravity: 'first',
    law: ownCare('nobody waits behind an example'),
    why: 'They stand in the inbox among real ones, and nobody can be called or mailed there.',
    todo: 'Remove them, so that each application in the inbox is somebody.',
    mend: removeDemo,
    find: ({ demo }) =>
      demo.applications === 0
        ? []
        : [spot(counted(demo.applications, 'application'), 'Applications', '/admin/applications')],
  },
  {
    id: 'old-figures',
    title: 'Figures that have grown old',
    gravity: 'later',
    law: ownCare(`a figure is shown for ${figureYears} years after its own`),
    why: 'Rents move. Each figure names its years, but newer ones are out by now.',
    todo: 'Put newer tables into the data folder of the program, or note until when these may stay.',
    mend: { label: 'See a state page', href: '/state/texas' },
    find: ({ lines, now }) =>
      matched(lines, statedYears, {
        words: (years) => `Figures of ${years.replace(/^\D+(?=FY)/, '')}`,
        isMeant: ({ path }) => !isArticle(path),
      }).filter(({ text }) => lastYear(text) + figureYears < now.getUTCFullYear()),
  },
  {
    id: 'articles-to-check',
    title: 'Articles with facts past their review date',
    gravity: 'later',
    law: ownCare('facts in an article are read again every year'),
    why: 'Laws, fees and times change. Who follows old advice may lose a home over it.',
    todo: 'Read each again, change what is no longer so, and save it.',
    mend: openArticles,
    find: articlesToCheck,
  },
  {
    id: 'policies-to-read',
    title: 'Policies that nobody has read for a year',
    gravity: 'first',
    law: ownPromise('the terms say what you do'),
    why: 'The terms came with the program. They bind you: what they promise must be what you do.',
    todo: 'Read them with a lawyer, and note here that they are yours, or have them changed.',
    mend: { label: 'See the policy', href: '/policy-terms' },
    find: ({ lines, now }) =>
      gathered(
        linesWith(lines, lastUpdated)
          .filter(({ text }) => yearsSince(dayIn(text), now) >= reviewYears)
          .map((line) => [line.text, line]),
      ),
  },
  {
    id: 'untranslated-words',
    title: 'Words of yours that are in English alone',
    gravity: 'later',
    law: ownPromise(`who reads ${others} reads the same`),
    why: `${others} pages show your English words in their place.`,
    todo: `Write each in ${others} too, or note here that it may stay in English.`,
    mend: { label: `Write them in ${others}`, href: '/admin/settings/spanish' },
    find: wordsInEnglishAlone,
  },
  {
    id: 'untranslated-articles',
    title: 'Articles that are told in one language alone',
    gravity: 'later',
    law: ownPromise(`who reads ${others} reads the same`),
    why: 'Whoever reads the other language does not find them.',
    todo: 'Begin the translation from the article, or note here that it may stay as it is.',
    mend: openArticles,
    find: articlesInOneLanguage,
  },
  {
    id: 'pages-unread',
    title: 'Pages that could not be made',
    gravity: 'stop',
    law: ownCare('every page was looked at'),
    why: 'Visitors may see an error there, and nothing was looked at.',
    todo: 'Look at the errors of the site, then look again here.',
    mend: { label: 'See the errors', href: '/admin/health' },
    find: ({ unread }) => unread.map((path) => spot(path, 'See the page', path)),
  },
  {
    id: 'old-copyright',
    title: 'A copyright year of the past',
    gravity: 'later',
    law: ownCare('a site that is looked after'),
    why: 'It makes people wonder whether anybody is still there.',
    todo: 'Write in this year.',
    mend: { label: 'Set the year', href: '/admin/settings#field-copyright-year' },
    find: ({ site, now }) =>
      site.copyrightYear < now.getUTCFullYear() ? [spot(`© ${site.copyrightYear}`)] : [],
  },
]

/** '2019–2023', 'FY2025', or a figure that names its year. Counts of the census stand for ten years. */
const statedYears =
  /\b20\d\d\s?[–-]\s?20\d\d\b|\bFY ?20\d\d\b|\b(?:rents?|wages?|incomes?|cases)\b[^.]{0,40}\b(?:in|of) 20\d\d\b(?!\s?[–-])/g
const facts = /\$\s?\d|\d\s?%|\b\d+ (?:hours|days|weeks|months|years)\b|\b(?:law|act|statute|court)\b/i

const lastUpdated = /^Last updated (\d\d)\/(\d\d)\/(\d{4})$/

function dayIn(text: string) {
  const [, month, day, year] = lastUpdated.exec(text) ?? []
  return new Date(`${year}-${month}-${day}`)
}

function lastYear(text: string) {
  return Math.max(...Array.from(text.matchAll(/20\d\d/g), ([year]) => Number(year)))
}

/** A saved article was read: its review date is a year from there. */
function articlesToCheck({ articles, lines, now }: Facts): Spot[] {
  return articles.flatMap(({ id, slug, language, title, updatedAt }) => {
    const hasFacts = linesAt(lines, pathIn(language, `/articles/${slug}`)).some(({ text }) =>
      facts.test(text),
    )
    if (!hasFacts || yearsSince(updatedAt, now) < reviewYears) return []
    return [spot(`“${title}”, last saved ${longDate(updatedAt)}`, 'Edit it', `/admin/articles/${id}`)]
  })
}

function wordsInEnglishAlone({ untranslated }: Facts): Spot[] {
  return [...Map.groupBy(untranslated, ({ label }) => label)].map(([text, lacking]) => ({
    text,
    places: lacking.map(({ language, href }) => ({ label: `Write it in ${englishNames[language]}`, href })),
  }))
}

function articlesInOneLanguage({ articles }: Facts): Spot[] {
  return [...Map.groupBy(articles, ({ shared }) => shared).values()].flatMap(([first, ...others]) => {
    const lacked = languages.filter((one) => ![first, ...others].some((article) => article?.language === one))
    if (!first || lacked.length === 0) return []
    const words = `“${first.title}”, not in ${lacked.map((one) => languageNames[one]).join(', ')}`
    return [spot(words, 'Open it', `/admin/articles/${first.id}`)]
  })
}

function isArticle(path: string) {
  return splitLanguage(path).path.startsWith('/articles/')
}

function counted(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}
