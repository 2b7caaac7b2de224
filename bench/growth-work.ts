import { readReport } from '../app/analytics/read-report.server.ts'
import { forgetApplication } from '../app/applications/forget-queries.server.ts'
import { countLists } from '../app/applications/inbox/list-queries.server.ts'
import { findMovedArticle } from '../app/articles/address-queries.server.ts'
import { listBin, listOverdue } from '../app/articles/bin-queries.server.ts'
import { removeForgottenImages } from '../app/articles/forgotten-image-queries.server.ts'
import {
  findPublishedArticle,
  listArticleAddresses,
  listArticles,
  listPublishedArticles,
} from '../app/articles/queries.server.ts'
import { publishDueArticles } from '../app/articles/schedule-queries.server.ts'
import { activityLines } from '../app/audit/activity-lines.server.ts'
import { listDoubtfulStories } from '../app/go-live/queries.server.ts'
import { forgetOldMails } from '../app/mail/keeping-queries.server.ts'
import { loadMails } from '../app/mail/load-mails.server.ts'
import { claimMail } from '../app/mail/queue-queries.server.ts'
import { countDemo } from '../app/onboarding/queries.server.ts'
import { findPerson } from '../app/privacy/queries.server.ts'
import { findContentMark } from '../app/settings/claims/content-queries.server.ts'
import { lastChanges } from '../app/settings/history-queries.server.ts'
import { moderationPage } from '../app/stories/moderate/moderation-stories.server.ts'
import {
  countByStatus,
  findWallStory,
  hasNewer,
  listStateStories,
  listTownStories,
} from '../app/stories/queries.server.ts'
import { wallPage } from '../app/stories/wall/wall.server.ts'
import { claimDelivery, forgetOldDeliveries } from '../app/webhooks/queue-queries.server.ts'
import { listDeliveries } from '../app/webhooks/webhook-queries.server.ts'
import {
  countTroubles,
  eraseOne,
  eraseStory,
  forgetPerson,
  inbox,
  keep,
  moderate,
  moveOne,
  openOne,
  search,
} from './growth-asks.ts'
import { personAt } from './growth-people.ts'
import { clockOf, placeAt, rowAt, rowLike, turnsOfMost, type Work } from './growth-places.ts'
import { idOf, momentOf } from './growth-words.ts'

const unfiltered = { status: 'pending', words: '', isFlaggedOnly: false } as const

export const growthWork: Work[] = [
  {
    name: 'wall, a page of 12 with photos',
    ask: ({ db }, { stories }, turn) => wallPage(db, placeAt(stories, turn)),
  },
  { name: 'one story', ask: ({ db }, { stories }, turn) => findWallStory(db, idOf(rowAt(stories, turn))) },
  {
    name: 'stories of a town',
    ask: ({ db }, _, turn) => listTownStories(db, `Town ${turn * 10 + 1}, CA`, { limit: 3 }),
  },
  { name: 'stories of a state', ask: ({ db }) => listStateStories(db, 'WA', { limit: 3 }) },
  {
    name: 'moderators: a page of pending',
    ask: ({ db }, { stories }, turn) => moderationPage(db, { ...unfiltered, after: placeAt(stories, turn) }),
  },
  { name: 'moderators: counts per tab', ask: ({ db }) => countByStatus(db) },
  {
    name: 'moderators: what is new',
    ask: ({ db }, { stories }) => hasNewer(db, 'pending', placeAt(stories, turnsOfMost), {}),
  },
  {
    name: 'moderators: search, a word of many stories',
    ask: ({ db }) => moderationPage(db, { ...unfiltered, status: 'approved', words: 'landlords' }),
  },
  {
    name: 'moderators: search, a word of one story',
    ask: ({ db }, { stories }, turn) =>
      moderationPage(db, {
        ...unfiltered,
        status: 'approved',
        words: `renter${rowLike(stories, turn, { every: 50, rest: 1 })}`,
      }),
  },
  {
    name: 'moderators: search, a word of none',
    ask: ({ db }) => moderationPage(db, { ...unfiltered, words: 'xylophone' }),
  },
  {
    name: 'moderators: flagged only',
    ask: ({ db }) => moderationPage(db, { ...unfiltered, isFlaggedOnly: true }),
  },
  { name: 'moderators: reject one', ask: moderate },
  { name: 'erase a story', ask: eraseStory },
  { name: 'inbox: new', ask: inbox('new') },
  { name: 'inbox: closed', ask: inbox('closed') },
  { name: 'inbox: due today', ask: inbox('due') },
  { name: 'inbox: spam', ask: inbox('spam') },
  { name: 'inbox: new of a state', ask: inbox('new', { state: 'TX' }) },
  { name: 'inbox: new of a rare program', ask: inbox('new', { program: 'rare' }) },
  { name: 'inbox: new of a program nobody chose', ask: inbox('new', { program: 'none' }) },
  { name: 'inbox: counts and today’s strip', ask: ({ db }, sizes) => countLists(db, clockOf(sizes)) },
  { name: 'search by name', ask: search((row) => `robin renter${row}`) },
  { name: 'search by e-mail', ask: search((row) => `renter${row >> 1}@example.com`) },
  {
    name: 'search by part of a phone number',
    ask: search((row) => `${201 + (row % 700)}-555-${1000 + (row % 9000)}`),
  },
  { name: 'search by words of many', ask: search(() => 'eviction broken lease') },
  { name: 'search by words of few', ask: search((row) => `eviction case ${row}.`) },
  { name: 'an application with the earlier ones', ask: openOne },
  { name: 'move an application', ask: moveOne },
  {
    name: 'erase an application',
    ask: (database, { applications }, turn) =>
      database.change([], (trx) => forgetApplication(trx, idOf(rowAt(applications, turn) + 5))),
  },
  {
    name: 'everything about a person',
    ask: ({ db }, { applications }, turn) => findPerson(db, `Renter${rowAt(applications, turn)}@example.com`),
  },
  { name: 'delete a person', ask: forgetPerson },
  { name: 'keeping: erase 12 overdue ones', ask: keep, turns: 5 },
  { name: 'keeping: mails', ask: (database) => forgetOldMails(database, momentOf(0)), turns: 3 },
  { name: 'mails: what failed and the rest', ask: ({ db }) => loadMails(db) },
  { name: 'mails: next to send', ask: (database) => claimMail(database, momentOf(0)) },
  { name: 'health: mails and deliveries', ask: countTroubles },
  { name: 'webhooks: a log of deliveries', ask: ({ db }) => listDeliveries(db, idOf(0)) },
  { name: 'webhooks: next to deliver', ask: (database) => claimDelivery(database, momentOf(0)) },
  {
    name: 'keeping: deliveries',
    ask: (database) => forgetOldDeliveries(database, momentOf(0)),
    turns: 3,
  },
  {
    name: 'log: a page',
    ask: ({ db }, { records }, turn) => activityLines(db, { before: placeAt(records, turn) }),
  },
  {
    name: 'log: of settings',
    ask: ({ db }, { records }, turn) =>
      activityLines(db, { kind: 'setting', before: placeAt(records, turn) }),
  },
  { name: 'log: search, a word of none', ask: ({ db }) => activityLines(db, { words: 'xylophone' }) },
  { name: 'settings: last changes', ask: ({ db }) => lastChanges(db, ['phone', 'address']) },
  { name: 'first steps: examples left', ask: ({ db }) => countDemo(db) },
  { name: 'ready to open: doubtful stories', ask: ({ db }) => listDoubtfulStories(db) },
  { name: 'claims: has any text changed', ask: ({ db }) => findContentMark(db), turns: 5 },
  {
    name: 'numbers of 30 days',
    ask: ({ db }) => readReport(db, 30, Date.UTC(2024, 11, 1)),
    turns: 5,
  },
  { name: 'numbers of a year', ask: ({ db }) => readReport(db, 365, Date.UTC(2024, 11, 30)), turns: 3 },
  {
    name: 'articles, a page',
    ask: ({ db }, { articles }, turn) =>
      listPublishedArticles(db, { after: placeAt(articles, turn), limit: 13 }),
  },
  {
    name: 'articles of the editor, a page',
    ask: ({ db }, { articles }, turn) => listArticles(db, { after: placeAt(articles, turn), limit: 51 }),
  },
  {
    name: 'one article',
    ask: ({ db }, { articles }, turn) => findPublishedArticle(db, `article-number-${rowAt(articles, turn)}`),
  },
  {
    name: 'an address an article had before',
    ask: ({ db }, { addresses }, turn) => findMovedArticle(db, `before-${rowAt(addresses, turn)}`),
  },
  { name: 'articles: the bin', ask: ({ db }) => listBin(db) },
  {
    name: 'articles: what is due (every 15 s)',
    ask: async (database) => {
      const now = momentOf(0)
      await publishDueArticles(database, now)
      await listOverdue(database.db, now)
    },
  },
  { name: 'articles: erase one', ask: eraseOne },
  {
    name: 'articles: pictures nobody names (every hour)',
    ask: (database) => removeForgottenImages(database, new Date()),
    turns: 3,
  },
  {
    name: 'articles of the sitemap, all',
    ask: ({ db }) => listArticleAddresses(db),
    turns: 3,
  },
]

/** What a team types in who looks for one of them. */
export const namedWork: Work[] = [
  { name: 'people: search by name', ask: search((row) => personAt(row).full_name) },
  { name: 'people: search by e-mail', ask: search((row) => personAt(row).email) },
  { name: 'people: search by phone', ask: search((row) => personAt(row).phone) },
  { name: 'people: search by the last seven digits', ask: search((row) => personAt(row).phone.slice(-8)) },
  { name: 'people: search by reference', ask: search((row) => personAt(row).reference) },
  {
    name: 'people: search by a family name',
    ask: search((row) => personAt(row).full_name.replace(/.* /, '')),
  },
  { name: 'people: search by words of many', ask: search(() => 'landlord house') },
  { name: 'people: search by words of some', ask: search(() => 'voucher veteran') },
]
