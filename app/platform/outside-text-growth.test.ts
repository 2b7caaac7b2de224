import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from '../../server/http/client-address.ts'
import { chooseEncoding } from '../../server/http/encoding.ts'
import { parseTarget as parseRequestTarget } from '../../server/http/request-target.ts'
import { deviceName } from '../accounts/account/device.ts'
import { plainCode } from '../accounts/code.ts'
import { mayCount } from '../analytics/may-count.ts'
import { parseReportedEvent } from '../analytics/reported-event.ts'
import { slugFromTitle } from '../articles/article.ts'
import { bodyBlocks } from '../articles/article-body.ts'
import { parseArticle, typedFromEntries } from '../articles/article-form.ts'
import { loadableImage } from '../articles/loadable-image.ts'
import { readPreviewToken } from '../articles/preview-link.server.ts'
import { relatedLinks } from '../articles/read/related.ts'
import { countWords } from '../articles/word-count.ts'
import { hoursIn } from '../claims/hours-in.ts'
import { parseArticleRow } from '../data/import/parse-article-row.ts'
import { parseAuditRow } from '../data/import/parse-audit-row.ts'
import { parseCursor } from '../db/cursor.ts'
import { reportedFailure } from '../islands/failure.ts'
import { resolveCity, resolveSubCity } from '../locations/resolve.ts'
import { composeMail } from '../mail/compose.tsx'
import { faultWords } from '../mail/fault-words.ts'
import { countedPath } from '../pages/counted-path.ts'
import { answersFrom } from '../qualify/answers.ts'
import { parsePath, parseTarget } from '../redirects/address.ts'
import { missingLine } from '../redirects/missing-address.ts'
import { parsePhotoValue } from '../rows/inline-photo.ts'
import { parseMoment } from '../rows/moment.ts'
import { settings } from '../settings/register.server.ts'
import { defaultSite } from '../site/site.ts'
import { firstSentence } from '../social/first-sentence.ts'
import { readable } from '../social/readable.ts'
import { fitText } from '../social/wrap.ts'
import { tidyCityState } from '../stories/import/city-state.ts'
import { parseStory } from '../stories/import/parse-story.ts'
import { parseAfterMove } from '../stories/moderate/after-move.ts'
import { parseMove } from '../stories/moderate/move-form.ts'
import { parseList } from '../stories/moderate/story-list.ts'
import { displayName } from '../stories/story.ts'
import { fieldNames } from '../stories/story-fields.ts'
import { cityStateOf } from '../stories/submit/city-state.ts'
import { parseSubmission } from '../stories/submit/submission.ts'
import { cleanLine, cleanText, isFilled, plainContact } from './clean-text.ts'
import { csvLine, withoutApostrophes } from './csv.ts'
import { cutAtWord } from './cut-at-word.ts'
import { readFormToken } from './form-token.server.ts'
import { fieldIn, lengthOf, normalized, onOneLine } from './outside-text.ts'
import { searchText, typedWords } from './search-text.ts'
import { spamScore } from './spam-score.ts'
import { isSuperLinear } from './testing/growth.ts'
import { momentIn } from './time-zone.ts'
import { stateCodeFor } from './us-states.ts'
import { xmlText } from './xml-text.ts'

const site = defaultSite('https://example.com')
const now = new Date('2026-03-01T12:00:00Z')
const secret = 'a secret for tests'

/** Every field of a form with the same text. */
function formOf(names: readonly string[], text: string) {
  const form = new FormData()
  for (const name of names) form.set(name, text)
  return form
}

const columnNames = [
  ...['id', 'full_name', 'email', 'phone', 'city_state', 'approval_date', 'headline', 'how_helped'],
  ...['encouragement', 'allow_sharing', 'status', 'created_at', 'renter_photo_url', 'actor', 'action'],
  ...['title', 'slug', 'excerpt', 'content', 'author', 'image_url', 'image_alt', 'published', 'facts'],
]
const columnsOf = (text: string) => Object.fromEntries(columnNames.map((name) => [name, text]))

const oneOfEachKind = [...new Map(settings.map((setting) => [setting.control, setting])).values()]

/** Whatever reads a text from outside, by its name. */
const readers: Record<string, (text: string) => unknown> = {
  'the story form': (text) => parseSubmission(Object.fromEntries(fieldNames.map((name) => [name, text]))),
  cleanText,
  cleanLine,
  plainContact,
  isFilled,
  lengthOf,
  onOneLine,
  'normalized NFC': (text) => normalized(text, 'NFC'),
  'normalized NFKD': (text) => normalized(text, 'NFKD'),
  'the name on the wall': (text) => displayName(text, null),
  'the name on the wall, in full': (text) => displayName(text, 'full-name'),
  stateCodeFor,
  cityStateOf: (text) => cityStateOf({ city: text, state: 'TX' }),
  spamScore: (text) => spamScore({ text, honeypot: text, tokenProblem: null }),
  readFormToken: (text) => readFormToken(secret, text),
  'a row of stories': (text) => parseStory(columnsOf(text), now),
  'a row of articles': (text) => parseArticleRow(columnsOf(text), { defaultAuthor: 'x', now }),
  'a row of the log': (text) => parseAuditRow(columnsOf(text)),
  tidyCityState,
  parseMoment,
  parsePhotoValue,
  'a photo in a cell': (text) => parsePhotoValue(`data:image/png;base64,${text}`),
  'a kind of photo': (text) => parsePhotoValue(`data:image/${text}`),
  csvLine: (text) => csvLine([text]),
  withoutApostrophes,
  slugFromTitle,
  'the article form': (text) =>
    parseArticle(
      typedFromEntries(() => text),
      { defaultAuthor: 'x', now },
    ),
  loadableImage,
  'a picture elsewhere': (text) => loadableImage(`https://${text}`),
  bodyBlocks,
  countWords,
  relatedLinks,
  momentIn: (text) => momentIn(text, 'UTC'),
  readPreviewToken: (text) => readPreviewToken(secret, text),
  'a setting of each kind': (text) => oneOfEachKind.map((setting) => setting.parse([text, text])),
  hoursIn,
  'the path of a redirect': (text) => parsePath(text, site.url),
  'the target of a redirect': (text) => parseTarget(`https://${text}`, site.url),
  missingLine,
  countedPath: (text) => countedPath(`/city/${text}`),
  'a click that is reported': (text) =>
    parseReportedEvent(formOf(['e', 'h', 'p'], `/${text}`), site, countedPath),
  'an island that failed': (text) => reportedFailure(formOf(['island', 'kind'], text)),
  'the wizard': (text) => answersFrom(formOf(['monthlyRent', 'challenges', 'income'], text)),
  'the words of a search': (text) =>
    parseList(new URL(`http://site/admin?${new URLSearchParams({ q: text })}`)),
  'a field of a search': (text) => fieldIn(new URLSearchParams({ q: text }), 'q', 200),
  'what is searched': searchText,
  'what is looked for': typedWords,
  'a decision': (text) => parseMove(formOf(['move', 'story', 'reason', 'back'], text)),
  'what came of a decision': (text) => parseAfterMove(new URLSearchParams({ move: 'approve', undo: text })),
  plainCode,
  parseCursor,
  resolveCity,
  resolveSubCity,
  deviceName,
  mayCount: (text) => mayCount({ 'user-agent': text }),
  // Other words each time: known ones are remembered.
  chooseEncoding: (text) => chooseEncoding(text + Math.random()),
  'an address behind a proxy': (text) => {
    const request = new IncomingMessage(new Socket())
    request.headers['x-forwarded-for'] = text
    return clientAddress(request, 1)
  },
  'a request line': (text) => parseRequestTarget(`/${text}`),
  xmlText,
  firstSentence,
  cutAtWord: (text) => cutAtWord(text, 160),
  readable: (text) => readable(text, () => true),
  'words on a picture': (text) =>
    fitText(text, { width: 1000, maxLines: 2, sizes: [30] }, (words) => words.length * 0.5),
  composeMail: (text) => composeMail(site, text, [text, { quote: text }]),
  faultWords,
}

test.each(Object.entries(readers))('the work grows as the text does, and no faster: %s', (_, read) => {
  expect(isSuperLinear(read)).toBe(false)
})
