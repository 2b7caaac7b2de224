type Equivalent = {
  file: string
  /** Words of the line; without them the change is meant wherever it stands in the file. */
  at?: string
  what: string
  why: string
}

const notOnSqlite = 'SQLite finds nothing under what is no id; PostgreSQL refuses it, and its tests notice.'
const firstOnly = 'The first row is taken, however many are read.'

/** Changes that nobody could notice, each with its reason. */
const equivalent: Equivalent[] = [
  ...[
    'app/articles/bin-queries.server.ts',
    'app/articles/edit-queries.server.ts',
    'app/articles/image-queries.server.ts',
    'app/articles/queries.server.ts',
  ].map((file) => ({ file, at: '!isId(', what: '!isId(id) → false', why: notOnSqlite })),
  {
    file: 'app/articles/revision-queries.server.ts',
    at: 'const known = await trx',
    what: '.limit(…) left out',
    why: firstOnly,
  },
  {
    file: 'app/locations/nearest.ts',
    at: 'last = { place',
    what: 'last = { place, miles: withinMiles, found } left out',
    why: 'Spares a second search: it would find the same.',
  },
  {
    file: 'app/locations/nearest.ts',
    at: 'limit: limit + 1',
    what: '1 → 2',
    why: 'One more than wanted leaves room for the place itself; what is too much is cut off.',
  },
  ...['app/locations/state-hours.ts', 'app/locations/within-reach.ts'].map((file) => ({
    ...{ file, at: '3000', what: '3000 → 6000' },
    why: 'More towns than lie around any place: all are meant.',
  })),
  {
    file: 'app/locations/town/figures/zips.ts',
    at: '!cheapest || !dearest',
    what: '|| → &&',
    why: 'A list has a first and a last entry or neither.',
  },
  {
    file: 'app/mail/keeping-queries.server.ts',
    at: "'<>', ''",
    what: '.where(…) left out',
    why: 'Spares writing what is written already.',
  },
  {
    file: 'app/mail/mail-worker.server.ts',
    at: 'let cleanedAt = 0',
    what: '0 → 1',
    why: 'A moment long ago: which one does not matter.',
  },
  {
    file: 'app/platform/queue-worker.ts',
    at: 'unsubscribe()',
    what: 'unsubscribe() left out',
    why: 'A closed worker polls and finds that it is closing.',
  },
  {
    file: 'app/mail/queue-queries.server.ts',
    at: '.limit(1)',
    what: '1 → 2',
    why: 'SQLite compares with the first of two rows; PostgreSQL refuses, and its tests notice.',
  },
  {
    file: 'app/stories/decision-queries.server.ts',
    at: '.filter(isId)',
    what: '.filter(…) left out',
    why: notOnSqlite,
  },
  {
    file: 'app/stories/import/queries.server.ts',
    at: 'hashes.length > 0',
    what: '> → >=',
    why: 'SQLite knows an empty list; PostgreSQL refuses it, and its tests notice.',
  },
  {
    file: 'app/stories/moderate/moderation-stories.server.ts',
    at: 'limit: storiesPerPage + 1',
    what: '1 → 2',
    why: 'One more tells that there are more; two more tell the same.',
  },
  {
    file: 'app/rows/cell-words.ts',
    what: 'text.length < 20 → true',
    why: 'Spares the work on a long text, which is none of the words.',
  },
  ...['0x811c9dc5 → 4332272522', '0x01000193 → 33555238'].map((what) => ({
    ...{ file: 'app/site/social-picture.ts', what },
    why: 'Other numbers tell pictures apart as well.',
  })),
  {
    file: 'app/site/social-picture.ts',
    at: 'const edition = 1',
    what: '1 → 2',
    why: 'The first edition may have any number.',
  },
  {
    file: 'server/http/encoding.ts',
    at: 'chunkSize: 64 * 1024',
    what: '1024 → 2048',
    why: 'The chunk size of the compressor: the same bytes come out.',
  },
  ...['chosen.set(accept, encoding) left out', 'chosen.size < maxChosen → false', 'known → false'].map(
    (what) => ({ file: 'server/http/encoding.ts', what, why: 'Spares reading the same header again.' }),
  ),
  ...['200 → 201', '< → <=', '< → >='].map((what) => ({
    ...{ file: 'server/http/encoding.ts', at: 'maxChosen', what },
    why: 'How many headers are remembered: the answers are the same.',
  })),
  {
    file: 'server/http/encoding.ts',
    at: 'const smallest = 11',
    what: '11 → 12',
    why: 'Brotli knows nothing above 11 and takes that.',
  },
  {
    file: 'server/pages/page-answer.ts',
    what: 'linesOf.set(body, lines) left out',
    why: 'Spares making the same lines again.',
  },
  {
    file: 'server/http/send-response.ts',
    at: 'cookies.length > 0',
    what: '> → >=',
    why: 'No cookies are no line.',
  },
  {
    file: 'server/pages/routing.ts',
    at: 'ids.includes(id)',
    what: '.filter(…) left out',
    why: 'A router that knows more routes gives the same answer, only later.',
  },
  {
    file: 'server/cluster/pool-worker.ts',
    at: '++lastQuestion',
    what: '++ → --',
    why: 'A number for each question: any other number is as good.',
  },
  {
    file: 'server/health.ts',
    at: '(probes[0] ?? 0)',
    what: '0 → 1',
    why: 'There are two probes, so there is a first.',
  },
  {
    file: 'server/metrics/traffic.ts',
    at: '[classIndex] ?? 0',
    what: '0 → 1',
    why: 'Every class has its count from the beginning.',
  },
  ...['0 → 1', '< → <='].map((what) => ({
    ...{ file: 'server/http/request-target.ts', at: 'end < 0', what },
    why: 'A path begins with a slash: no question mark stands at its very front.',
  })),
  ...['left > 0 → true', '> → >='].map((what) => ({
    ...{ file: 'server/admission/slots.ts', at: 'left > 0', what },
    why: 'Nobody inside is remembered as 0, or not at all.',
  })),
  {
    file: 'server/pages/warmer.ts',
    at: 'let isWanted = false',
    what: 'false → true',
    why: 'It is set before it is read for the first time.',
  },
  {
    file: 'server/http/request-id.ts',
    at: 'let count = 0',
    what: '0 → 1',
    why: 'The first request may have any number.',
  },
  {
    file: 'app/platform/csv.ts',
    what: '- → +',
    why: 'The walk begins behind the end of the text, where every sign is empty.',
  },
  {
    file: 'app/redirects/queries.server.ts',
    what: '.toSorted(…) left out',
    why: 'The order of locks: PostgreSQL with two processes shows it, one process never.',
  },
  {
    file: 'app/redirects/queries.server.ts',
    what: '1 → 2',
    why: 'A comparison says more than nothing; how much does not matter.',
  },
  {
    file: 'app/redirects/redirect-cache.server.ts',
    what: '++ → --',
    why: 'A number for each question: any other number is as good.',
  },
  {
    file: 'app/analytics/queries.server.ts',
    what: '500 → 501',
    why: 'How many rows one statement takes: the same rows are written.',
  },
  {
    file: 'app/analytics/queries.server.ts',
    what: '1 → 2',
    why: 'A comparison says more than nothing; how much does not matter.',
  },
  {
    file: 'app/analytics/read-report.server.ts',
    what: '< → <=',
    why: 'One more piece, of no days, in which nothing is found.',
  },
  {
    file: 'app/analytics/read-report.server.ts',
    what: 'await nextTurn() left out',
    why: 'Others get their turn in between: the report is the same.',
  },
  {
    file: 'app/analytics/report.ts',
    what: '1 → 2',
    why: 'A comparison says more than nothing; how much does not matter.',
  },
]

export function isEquivalent(change: { file: string; source: string; what: string }) {
  return equivalent.some(
    ({ file, at = '', what }) => file === change.file && what === change.what && change.source.includes(at),
  )
}
