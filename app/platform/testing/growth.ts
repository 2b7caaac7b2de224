/** What makes expressions, sorting and splitting slow: much of one sign, and something at the end that fits nothing. */
const units = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  ' \n',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u202e',
  '\u0301\u0327',
  '\u0301\u0323\u0327\u05b0',
  '\uff9e\u0301\u0327',
  '\ud800',
  '😀',
  'a',
  'a ',
  'A. ',
  'a.',
  'a@',
  '@',
  '@.',
  '1',
  '1,111',
  '1 to ',
  '.',
  '-',
  '- ',
  ',',
  ', ',
  ': ',
  ' - ',
  ';',
  ';=',
  '=',
  '"',
  "'",
  '""',
  '/',
  '\\',
  '%41',
  '%',
  '&',
  '&amp',
  '#',
  '<',
  '<a',
  '<b ',
  '<>',
  '</',
  '[',
  '[[a',
  '[b',
  ']',
  '](',
  '(',
  '((',
  ' (',
  '()',
  ') ',
  '{',
  '{"a":',
  'data:image/png;base64,',
  ';a=b',
  'https://',
  'www.a',
  'é',
]
const frames = [
  ['x', ' x'],
  ['1', '!'],
  ['', '\u0001x'],
] as const

/** Texts of about `length` signs. */
function hostileTexts(length: number): string[] {
  return units.flatMap((unit) =>
    frames.map(([start, end]) => start + unit.repeat(Math.ceil(length / unit.length)) + end),
  )
}

const times = 32
const small = hostileTexts(100)
const large = hostileTexts(100 * times)
/** As many signs cost as much, in short texts and in long ones; what grows with the square costs thirty times. */
const mostGrowth = 10
const looks = 6
/** Enough to know what a short text costs. */
const rounds = 4
/** Below this nothing can be told from the noise of the machine; what grows with the square takes a hundred times as long. */
const noiseMs = 10

/** Whether long texts cost more than as many signs in short ones, by the quickest of several looks at each. */
export function isSuperLinear(read: (text: string) => unknown) {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let look = 0; look < looks; look++) {
    long = Math.min(long, timeOf(read, large, 1))
    if (long < noiseMs) return false
    short = Math.min(short, timeOf(read, small, rounds) * (times / rounds))
    if (long / short <= mostGrowth) return false
  }
  return true
}

function timeOf(read: (text: string) => unknown, texts: string[], rounds: number) {
  const start = performance.now()
  for (let round = 0; round < rounds; round++) for (const text of texts) read(text)
  return performance.now() - start
}
