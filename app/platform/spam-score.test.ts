import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoStories } from '../stories/demo-stories.ts'
import { isFlagged, type SpamFacts, spamFlags, spamScore, spamWords } from './spam-score.ts'

const ordinary = 'They called the landlord for me, and the loan for the deposit came in two days.'
const facts = (change: Partial<SpamFacts> = {}): SpamFacts => ({
  text: ordinary,
  honeypot: '',
  tokenProblem: null,
  ...change,
})
const flagsOf = (text: string) => spamScore(facts({ text })).flags

test('an ordinary text scores nothing', () => {
  expect(spamScore(facts())).toEqual({ score: 0, flags: [] })
})

test('none of the demo stories is suspected', () => {
  for (const { full_name, city_state, headline, how_helped, encouragement } of demoStories) {
    const text = [full_name, city_state, headline, how_helped, encouragement].join('\n')
    expect(spamScore(facts({ text }))).toEqual({ score: 0, flags: [] })
  }
})

test.each([
  ['See https://example.com for more', ['links']],
  ['Go to cheap-homes.xyz now', ['links']],
  ['http://a.example http://b.example www.c.example', ['links', 'many-links']],
  ['<a href="x">click</a>', ['markup']],
  ['[url=x]click[/url]', ['markup']],
  ['The best casino in town', ['spam-words']],
  ['THEY CALLED THE LANDLORD FOR ME AND I GOT THE KEYS WITHIN A WEEK. '.repeat(3), ['all-capitals']],
  ['home sweet '.repeat(60), ['repeated-words']],
  ['Thanks to Ms.Green and St.Louis friends, I paid $1.200', []],
])('%j has the flags %j', (text, flags) => {
  expect(flagsOf(text)).toEqual(flags)
})

test('capitals are a shout above seven in ten of sixty letters, words repeated below one in four of thirty', () => {
  expect(flagsOf('A'.repeat(42) + 'a'.repeat(18))).toEqual([])
  expect(flagsOf('A'.repeat(43) + 'a'.repeat(17))).toEqual(['all-capitals'])
  expect(flagsOf('A'.repeat(59))).toEqual([])
  const words = (different: number, count: number) =>
    Array.from({ length: count }, (_, n) => `w${n % different}`).join(' ')
  expect(flagsOf(words(8, 32))).toEqual([])
  expect(flagsOf(words(7, 32))).toEqual(['repeated-words'])
  expect(flagsOf(words(1, 29))).toEqual([])
})

test('a filled honeypot alone is enough to ask for a second look', () => {
  expect(isFlagged(spamScore(facts({ honeypot: 'x' })).score)).toBe(true)
})

test.each(['no-token', 'forged-token', 'too-fast', 'too-old'] as const)(
  'what comes with the token problem %s is marked, and that alone is no suspicion',
  (tokenProblem) => {
    const { score, flags } = spamScore(facts({ tokenProblem }))
    expect(flags).toEqual([tokenProblem])
    expect(isFlagged(score)).toBe(false)
  },
)

test.each([ordinary.toUpperCase(), 'please '.repeat(30)])(
  'on a bad network the token comes with the sending: beside one weak sign of the text that is no suspicion',
  (text) => {
    const { score, flags } = spamScore(facts({ tokenProblem: 'too-fast', text }))
    expect(flags).toHaveLength(2)
    expect(isFlagged(score)).toBe(false)
  },
)

test.each(['https://example.com', '<b>home</b>', 'Best casino', 'PLEASE HELP ME NOW '.repeat(30)])(
  'too fast and %s are still a suspicion',
  (text) => {
    expect(isFlagged(spamScore(facts({ tokenProblem: 'too-fast', text })).score)).toBe(true)
  },
)

test('whoever reads a flag reads words, and an unknown one as it is', () => {
  expect(spamWords('links')).toBe('Contains a link')
  expect(spamWords('of an older version')).toBe('of an older version')
})

test('a text that was sent before is marked', () => {
  expect(spamScore(facts({ earlierCopies: 1 })).flags).toEqual(['copied-text'])
})

test('every text is scored, and the score is the sum of its flags', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      const { score, flags } = spamScore(facts({ text }))
      expect(score).toBe(flags.reduce((sum, flag) => sum + spamFlags[flag].points, 0))
    }),
  )
})

test.each(['a'.repeat(4000), '<'.repeat(4000), 'a.'.repeat(2000), '[url '.repeat(800), '-a'.repeat(2000)])(
  'no text of 4000 characters takes long (%#)',
  (text) => {
    const start = performance.now()
    flagsOf(text)
    expect(performance.now() - start).toBeLessThan(100)
  },
)
