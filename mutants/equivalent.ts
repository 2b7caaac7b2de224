type Equivalent = { file: string; what: string; why: string }

/** Changes that nobody could notice, each with its reason. */
const equivalent: Equivalent[] = [
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
    file: 'app/redirects/redirect-book.server.ts',
    what: '++ → --',
    why: 'A number for each question: any other number is as good.',
  },
]

export function isEquivalent(change: { file: string; what: string }) {
  return equivalent.some(({ file, what }) => file === change.file && what === change.what)
}
